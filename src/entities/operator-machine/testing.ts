import type { MachineMessage, OperatorMachine, ThreadEvent } from './operator-machine'

export const quarryLoader: OperatorMachine = {
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f5a01',
  organization: { id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11', name: 'Ridgeline Quarry' },
  dealership: { id: '2c9a1f0e-6b1d-4a77-9a51-1f2e3d4c5b6a', name: 'Northfield Equipment' },
  machine: {
    id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01',
    name: 'Harrow WL-120',
    brand: 'Harrow',
    model: 'WL-120',
    type: 'Wheel loader',
  },
  instance_count: 2,
  last_message_at: '2026-11-21T08:30:00.000Z',
  unread_count: 0,
  thread: { status: 'OPEN', version: 1, assignee: null },
  removed_at: null,
  created_at: '2026-10-01T08:00:00.000Z',
}

export const quarryExcavator: OperatorMachine = {
  ...quarryLoader,
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f5a02',
  machine: {
    id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a11',
    name: 'Harrow EX-210',
    brand: 'Harrow',
    model: 'EX-210',
    type: 'Excavator',
  },
  instance_count: 1,
  last_message_at: null,
  unread_count: 0,
}

export const drifting: MachineMessage = {
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f5b01',
  body: 'The bucket drifts when it is raised.',
  about: null,
  in_conversation: false,
  reply_to: null,
  pictures: [],
  author: { name: 'Rosa Delgado', organization: 'Ridgeline Quarry' },
  is_own: true,
  created_at: '2026-11-20T08:30:00.000Z',
}

export const onMonday: MachineMessage = {
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f5b02',
  body: 'We come on Monday.\nPlease park it on level ground.',
  about: null,
  in_conversation: false,
  reply_to: null,
  pictures: [],
  author: { name: 'Dana Whitfield', organization: 'Northfield Equipment' },
  is_own: false,
  created_at: '2026-11-21T08:30:00.000Z',
}

/** A question that an operator asked from a conversation with the assistant. */
export const askedInConversation: MachineMessage = {
  ...drifting,
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f5b03',
  about: { serial_number: 'GHT00123', answer: 'The manuals do not say.' },
  in_conversation: true,
  is_own: false,
}

export const threadOf = (...newestFirst: MachineMessage[]) => ({
  items: newestFirst,
  total: newestFirst.length,
  page: 1,
  limit: 200,
})

export const dana = { id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f5c01', name: 'Dana Whitfield' }

export const assignedLoader: OperatorMachine = {
  ...quarryLoader,
  thread: { status: 'OPEN', version: 2, assignee: dana },
}

export const closedLoader: OperatorMachine = {
  ...quarryLoader,
  thread: { status: 'CLOSED', version: 3, assignee: dana },
}

/** What led to `closedLoader`, oldest first. */
export const closedByDana: ThreadEvent[] = [
  {
    id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f5d01',
    kind: 'ASSIGNED',
    by: 'Evan Price',
    assignee: dana.name,
    created_at: '2026-11-21T09:00:00.000Z',
  },
  {
    id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f5d02',
    kind: 'CLOSED',
    by: dana.name,
    assignee: null,
    created_at: '2026-11-21T10:00:00.000Z',
  },
]
