import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Due service kits',
  serial: 'Serial {{serial}}',
  dueAt: 'Due at {{figure}}',
  dueOn: 'Due on {{day}}',
  wasDueAt: 'Was due at {{figure}}',
  wasDueOn: 'Was due on {{day}}',
  dueBoth: 'Due at {{figure}} or on {{day}}, whichever comes first',
  price: 'Price of the kit',
  noPrice: 'On request',
  call: 'Call {{dealership}} to order these kits.',
  noKit: 'This task has no kit.',
  nothing: 'Nothing is due',
  nothingAdvice: 'As soon as a task of one of your machines is due, it appears here with its kit.',
  order: 'Order these kits',
  ask: 'Ask for these kits',
  askHelp: '{{dealership}} checks the parts and sends you a quote. This is not an order yet.',
  kits: 'Kits',
  forTask: '{{task}} on {{machine}}',
  chooseOne: 'Choose at least one kit.',
  contact: 'Your name',
  contactRequired: 'Enter your name.',
  note: 'Message',
  noteHelp: 'For example your phone number, or when you need the parts.',
  sendRequest: 'Send request',
  asked: 'Request sent to {{dealership}}',
  askedNext:
    'They check the parts and e-mail quote {{number}} to the admins of {{operator}}, who can then accept it. Nothing is ordered until then.',
  failed: 'The link could not be opened',
}

export const serviceKitsText = defineText('machine-service-kits-page', en, { es: () => import('./text.es') })
