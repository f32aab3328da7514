/** A heading for comparison: `Référence` is `reference`, `Part No.` is `part no`, `PartNumber` is `part number`. */
export const headingKey = (heading: string): string =>
  heading
    .replaceAll(/(?<=[\p{Ll}])(?=\p{Lu})/gu, ' ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('#', ' no ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What currencies, units and taxes add to a heading: `Price (USD)`, `VK netto`, `Prix HT`, `Hours [h]`. */
const additions = [
  /^net+o? | net+o?$/,
  / (?:in |en )?(?:usd|us|eur|euros?|gbp|chf|cad|aud|mxn|h|hrs|pcs|stk|uds?)$/,
  / (?:h ?t|hors taxes?|ex(?:cl|cluding)? (?:vat|gst|tax(?:es)?)|(?:ohne|exkl|zzgl) mwst|sin iva)$/,
]

export function withoutAdditions(key: string): string {
  const shorter = additions.reduce((rest, addition) => rest.replace(addition, ''), key)
  return shorter === key ? key : withoutAdditions(shorter)
}

const betweenParts = /[/()[\]|\n]/

/** What a heading says in several ways: `Serial Number / PIN`, `SMU (Engine Hours)`. One with a figure says something else. */
export function partsOfHeading(heading: string): string[] {
  // Most cells that are looked at for a head are none, and making their keys takes long.
  if (!betweenParts.test(heading) || /\d/.test(heading)) return []
  const parts = heading.split(betweenParts).map((part) => withoutAdditions(headingKey(part)))
  const named = parts.filter((part) => part !== '')
  return named.length < 2 ? [] : named
}
