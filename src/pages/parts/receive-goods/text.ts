import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Receive goods',
  summary: 'Find each part that was delivered and enter how many arrived.',
  find: 'Part',
  findHelp: 'Part number or description, as on the delivery note.',
  failed: 'The part did not load. {{reason}}',
  tryAgain: 'Try again',
  received: 'Received just now',
  part: 'Part',
  onHand: 'On hand',
  available: 'Available',
  nothingTitle: 'Nothing received yet',
  nothing: 'What you receive is listed here until you leave this page.',
  noCatalogueTitle: 'No catalogue yet',
  noCatalogue: 'An admin has to create the catalogue before goods can be received.',
}

export const receiveGoodsText = defineText('receive-goods', en, { es: () => import('./text.es') })
