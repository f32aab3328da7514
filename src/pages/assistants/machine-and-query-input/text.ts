import { defineText } from '@/shared/lib/i18n'

export const en = {
  machineError: 'The machine did not load',
  machineHelp: 'The answer comes from the manuals of this machine, with its page.',
  no_manual: 'This machine has no manual yet, so questions about it cannot be answered.',
  placeholder: 'How much oil does the engine of the {{machine}} take?',
  processing: 'The manuals of this machine are being read. Come back in a few minutes.',
  title: 'Ask a question',
  whatQuestion: 'What do you want to know?',
  whichHelp: 'Search by brand or model. The serial number narrows the answer to your variant.',
  whichMachine: 'Which machine is it about?',
}

export const machineAndQueryInputText = defineText('machine-and-query-input', en, { es: () => import('./text.es') })
