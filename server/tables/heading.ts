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

/** What currencies and units add to a heading: `Price (USD)`, `Preis in EUR`, `Hours [h]`. */
const additions = /\s+(?:in |en )?(?:usd|us|eur|euros?|gbp|chf|cad|aud|mxn|h|hrs|pcs|stk|uds?)$/

export const withoutAddition = (key: string): string => key.replace(additions, '')
