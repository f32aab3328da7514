import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Remove {{machine}}?',
  counting: 'Counting what depends on it',
  deleteHelp: 'Nobody else has it, so the model itself goes, for good.',
  deleteForAllHelp: 'The model itself goes, for good and for everybody who has it.',
  giveUpHelp: 'It leaves your catalogue, with what you have of it. The model stays for others.',
  goes: 'With it goes, for good:',
  nothingGoes: 'Nothing depends on it.',
  manuals_one: '{{count}} manual',
  manuals_other: '{{count}} manuals',
  tasks_one: '{{count}} maintenance task',
  tasks_other: '{{count}} maintenance tasks',
  kits_one: '{{count}} service kit',
  kits_other: '{{count}} service kits',
  operators_one: '{{count}} assignment to an operator',
  operators_other: '{{count}} assignments to operators',
  conversations_one: '{{count}} conversation about it',
  conversations_other: '{{count}} conversations about it',
  inUseTitle: 'It cannot go yet',
  inUse_one: 'You serve {{count}} machine of this model. Retire it first if it no longer runs.',
  inUse_other: 'You serve {{count}} machines of this model. Retire first those that no longer run.',
  inUseOfAll_one: 'There is {{count}} machine of this model. It keeps its history, also once it is retired.',
  inUseOfAll_other: 'There are {{count}} machines of this model. They keep their history, also once they are retired.',
  keep: 'Keep it',
  delete: 'Delete model',
  giveUp: 'Give up model',
  deleted: '{{machine}} deleted',
  givenUp: '{{machine}} given up',
}

export const removeMachineText = defineText('remove-machine', en, { es: () => import('./text.es') })
