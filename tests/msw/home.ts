import type { Activity } from '@/entities/activity'
import type { ConversationSummary } from '@/entities/conversation'
import type { SalesMonth, WaitingItem } from '@/entities/dashboard'
import type { DueItem } from '@/entities/machine-instance'
import { assistantsHttp, platformHttp } from './http'
import { problem } from './problem'

const dayMs = 86_400_000

export const conversation: ConversationSummary = {
  id: '7f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a04',
  assistant: 'operations',
  machine_id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01',
  machine_name: 'Harrow WL-120',
  serial_number: null,
  title: 'how much oil does the engine take?',
  updated_at: new Date().toISOString(),
}

export const happenings: Activity[] = [
  'Harrow WL-120',
  'Harrow EX-210',
  'Harrow FX-90',
  'Harrow SK-40',
  'Harrow D-6',
].map((title, index) => ({
  id: `7f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1b0${index}`,
  type: 'machine',
  event: index === 3 ? 'manual_failed' : 'manual_ready',
  title,
  link: `/machines/7f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1c0${index}`,
  timestamp: new Date(Date.now() - index * 2 * dayMs).toISOString(),
}))

const dueItem = (number: number, changed: Partial<DueItem>, machine: Partial<DueItem['instance']>): DueItem => ({
  id: `7f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1d0${number}`,
  instance: {
    id: `7f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1e0${number}`,
    name: 'Loader 3',
    serial_number: 'GHT00123',
    machine: 'Harrow WL-120',
    organization: 'Ridgeline Quarry',
    unit: 'hours',
    ...machine,
  },
  task_id: `7f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1f0${number}`,
  name: '500 h service',
  status: 'OVERDUE',
  raised_at: '2026-11-03T08:30:00.000Z',
  due_at_hours: 4500,
  due_on: '2026-11-03',
  remaining_hours: 12,
  remaining_days: -20,
  daily_use: 8,
  kit: null,
  supply: null,
  ...changed,
})

export const dueItems = [
  dueItem(1, {}, {}),
  dueItem(
    2,
    { status: 'DUE', due_at_hours: 20_000, due_on: null, remaining_hours: 0, remaining_days: null },
    { name: '', unit: 'km' },
  ),
]

type Home = {
  conversations: ConversationSummary[]
  activity: Activity[]
  due: DueItem[]
  /** How many are due in all. */
  dueTotal?: number
  waiting?: WaitingItem[]
  sales?: SalesMonth[]
}

/** A server that answers what Home asks. */
export const answerHome = ({ conversations, activity, due, dueTotal = due.length, ...dealership }: Home) => [
  assistantsHttp.get('/conversations/', ({ response }) =>
    response(200).json({ items: conversations, total: conversations.length, page: 1, limit: 5 }),
  ),
  platformHttp.get('/dashboard/waiting', ({ response }) => response(200).json({ items: dealership.waiting ?? [] })),
  platformHttp.get('/dashboard/sales', ({ response }) => response(200).json({ months: dealership.sales ?? [] })),
  platformHttp.get('/machines/due', ({ response }) =>
    response(200).json({ items: due, total: dueTotal, page: 1, limit: 5 }),
  ),
  platformHttp.get('/organizations/{id}/recent-activity', ({ query, response }) =>
    response(200).json({
      items: activity.map((one) => ({ ...one, id: `${query.get('page')}${one.id.slice(1)}` })),
      total: activity.length * 9,
      page: Number(query.get('page')),
      limit: 5,
    }),
  ),
]

const refusal = problem(400, 'validation_failed', 'The request is not valid.')
const refused = problem(401, 'token_not_valid', 'The request is not valid.')

/** A server that refuses all of it. */
export const refuseHome = [
  platformHttp.get('/dashboard/waiting', ({ response }) => response(401).json(refused)),
  platformHttp.get('/dashboard/sales', ({ response }) => response(401).json(refused)),
  assistantsHttp.get('/conversations/', ({ response }) => response(400).json(refusal)),
  platformHttp.get('/machines/due', ({ response }) => response(400).json(refusal)),
  platformHttp.get('/organizations/{id}/recent-activity', ({ response }) => response(400).json(refusal)),
]
