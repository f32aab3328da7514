import type { NextDueTask } from '@/entities/machine-instance'
import { answerChoices } from './choices'
import { happenings } from './home'
import { assistantsHttp, platformHttp } from './http'
import { problem } from './problem'

const task = (number: number, name: string, changed: Partial<NextDueTask>): NextDueTask => ({
  instance: {
    id: `7f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1e0${number}`,
    name,
    serial_number: `GHT0012${number}`,
    machine: 'Harrow WL-120',
    organization: 'Ridgeline Quarry',
    unit: 'hours',
  },
  task_id: `7f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1f0${number}`,
  name: '500 h service',
  status: 'OK',
  interval_hours: 500,
  interval_days: null,
  due_at_hours: 4500,
  due_on: null,
  remaining_hours: 189,
  remaining_days: null,
  forecast_on: '2026-12-23',
  daily_use: 6.2,
  kit: null,
  supply: null,
  ...changed,
})

export const nextDueTasks = [
  task(1, 'Loader 3', { status: 'OVERDUE', remaining_hours: -280, kit: 'WL-120 500 h kit' }),
  task(2, 'Digger 1', { status: 'DUE', due_at_hours: 6120, remaining_hours: 0 }),
  task(3, 'Loader 5', {}),
]

type Home = Parameters<typeof answerChoices>[0] & { due?: NextDueTask[]; news?: typeof happenings; examples?: string[] }

const exampleQuestions = [
  'How much hydraulic oil does it take?',
  'Starter clicks but does not turn',
  'What is done every 500 hours?',
]

/** A server that answers what Home of people who run machines asks. */
export const answerMachineHome = ({
  due = nextDueTasks,
  news = happenings,
  examples = exampleQuestions,
  ...choices
}: Home = {}) => [
  // Before the one of any machine, whose address would fit it as well.
  platformHttp.get('/machines/next-due', ({ response }) => response(200).json({ items: due })),
  ...answerChoices(choices),
  assistantsHttp.get('/assistants/questions', ({ response }) => response(200).json({ questions: examples })),
  platformHttp.get('/organizations/{id}/recent-activity', ({ response }) =>
    response(200).json({ items: news, total: news.length, page: 1, limit: 5 }),
  ),
]

const refusal = problem(400, 'validation_failed', 'The request is not valid.')

/** A server that refuses all of it. */
export const refuseMachineHome = [
  platformHttp.get('/machines/recent', ({ response }) => response(400).json(refusal)),
  platformHttp.get('/machines/next-due', ({ response }) => response(400).json(refusal)),
  platformHttp.get('/organizations/{id}/recent-activity', ({ response }) => response(400).json(refusal)),
]
