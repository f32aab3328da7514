import { defineText } from '@/shared/lib/i18n'

export const en = {
  lines: 'Part numbers and quantities',
  help: 'One line for each part, typed or pasted from an e-mail or a spreadsheet, such as “HX-250 4”.',
  helpKey: 'Ctrl+Enter checks them.',
  check: 'Check lines',
  add_one: 'Add {{count}} line',
  add_other: 'Add {{count}} lines',
  results: 'Checked lines',
  found: 'Found',
  superseded: 'Replaced',
  inactive: 'Not on sale',
  ambiguous: 'Choose',
  unknown: 'Unknown',
  quantity: 'Quantity',
  replaces: '{{number}} is replaced by this part.',
  noLongerSold: 'This part is no longer sold.',
  whichOne: 'Part meant by {{number}}',
  choose: 'Choose a part',
  notFound: 'No part has this number.',
  quantityWrong: 'Enter the quantity as a whole number.',
  times: '{{quantity}} × {{number}}',
  noPrice: 'No price',
  tooMany: 'Check at most {{max}} lines at a time.',
  left_one: '{{count}} line was not added. Correct it, then check it again.',
  left_other: '{{count}} lines were not added. Correct them, then check them again.',
  added_one: '{{count}} line added',
  added_other: '{{count}} lines added',
}

export const quickOrderText = defineText('quick-order', en, { es: () => import('./text.es') })
