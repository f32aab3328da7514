import { meterValueLimits } from '#contract/platform-limits'

/**
 * The figure that somebody copied from a meter, with whatever separators they know: "4812.5", "4,812.5", "4.812,5".
 *
 * A meter has one decimal at most (behaviour, section 4), so a separator before exactly three figures groups thousands,
 * and one before a last single figure is the decimal one.
 *
 * @returns undefined for what is no such figure
 */
export function readFigure(text: string): number | undefined {
  const plain = text.trim().replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '')
  const match = /^(\d+|\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?:([.,])(\d))?$/.exec(plain)
  if (!match) return undefined
  const [, whole = '', group, decimal, tenth = '0'] = match
  if (group !== undefined && group === decimal) return undefined
  const figure = Number(`${whole.replace(/[.,]/g, '')}.${tenth}`)
  return figure <= meterValueLimits.maximum ? figure : undefined
}
