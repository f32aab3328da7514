import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Home',
  noMachine: 'Which machine is it about?',
  noMachineAdvice: 'Choose a machine, then ask. The answer comes from its manuals, with the page.',
  machineError: 'Your machines did not load',
  ask: 'Ask {{name}} about {{machine}}',
  examples: 'Example questions',
  no_manual: 'You have no manual of this machine yet, so questions about it cannot be answered.',
  due: 'Due on your machines',
  enterHours: 'Enter reading',
  allMachines: 'All machines',
  nothingDue: 'No service is due',
  nothingDueAdvice: 'As soon as a machine has a maintenance schedule, its next service appears here.',
  since: 'Since you were here',
  lately: 'Recent activity',
  nothingNew: 'Nothing new since {{when}}.',
  showMore: 'Show more',
  nothingYet: 'Shipped orders, new manuals and models appear here.',
}

export const machineHomeText = defineText('machine-home', en, { es: () => import('./text.es') })
