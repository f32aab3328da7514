import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Keyboard shortcuts',
  about: 'They work when you are not typing, and only for what the page shows.',
  everywhere: 'Everywhere',
  search: 'Search this list',
  palette: 'Search everything and run commands',
  newOrder: 'New order',
  quickOrder: 'Quick order: paste numbers',
  newQuote: 'New quote',
  keyList: 'Show these shortcuts',
  rows: 'In a list',
  moveInRows: 'Move between rows',
  openRow: 'Open the row',
  leaveRows: 'Back to the search',
  records: 'On an order or a quote',
  nextRecord: 'Next in the list',
  previousRecord: 'Previous in the list',
  backToList: 'Back to its row in the list',
  print: 'Print',
  order: 'On an order',
  startProcessing: 'Start processing',
  pick: 'Pick',
  ship: 'Ship or hand over',
  message: 'Write a message',
  quote: 'On a quote',
  answer: 'Start the answer, or go to the first price',
  send: 'Send, after you confirm',
  singleKeys: 'Single-letter shortcuts',
  singleKeysAbout: 'Turn them off if you dictate or press keys by accident. {{palette}} always works.',
}

export const keyListText = defineText('key-list', en, { es: () => import('./text.es') })
