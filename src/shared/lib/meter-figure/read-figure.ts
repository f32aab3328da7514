/** The most that the contract takes. */
const most = 100_000_000

/**
 * What somebody typed as the figure of a meter: "1250.5", or "1250,5" as a Spanish keyboard has it.
 *
 * @returns undefined where it is no figure of at most one decimal (behaviour, section 4), so also for "1,250", which
 *   could be either
 */
export function readFigure(typed: string): number | undefined {
  const figure = typed.trim().replace(',', '.')
  if (!/^\d+(\.\d)?$/.test(figure)) return undefined
  const value = Number(figure)
  return value <= most ? value : undefined
}
