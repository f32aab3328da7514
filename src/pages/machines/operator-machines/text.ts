import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Operator machines',
  search: 'Search operator machines',
  machine: 'Machine',
  type: 'Type',
  operator: 'Operator',
  dealership: 'Dealership',
  instances: 'In service',
  lastMessage: 'Last message',
  never: 'None',
  actions: 'Actions',
  messages: 'Messages',
  unread_one: '{{count}} new',
  unread_other: '{{count}} new',
  unreadNamed_one: 'Messages: {{machine}}, {{other}} ({{count}} unread)',
  unreadNamed_other: 'Messages: {{machine}}, {{other}} ({{count}} unread)',
  takenBack: 'Taken back',
  messagesNamed: 'Messages: {{machine}}, {{other}}',
  assign: 'Assign a model',
  takeBackNamed: 'Take back: {{machine}}, {{other}}',
  emptyTitle: 'No machines yet',
  empty: 'Here is which operator has which model from which dealership, and what the two write to each other about it.',
}

export const operatorMachinesText = defineText('operator-machines', en, { es: () => import('./text.es') })
