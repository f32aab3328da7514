import { timed } from '../timing'
import { machineOf, timedAnswer } from './items'
import type { Questions } from './questions'
import type { Side } from './side'

/** Milliseconds of the questions on machines with very much to read. */
export interface ExtremeTimes {
  name: string
  /** The first question, for which the manuals are indexed; it is asked again if that takes longer than its time limit. */
  first: number
  /** The questions that another organization asked meanwhile. */
  meanwhile: number[]
  later: number[]
}

const LATER_QUESTIONS = 40
const MAX_ATTEMPTS = 5

/** Asks about the machine with one very large manual, about the one with very many, and about both alternately. */
export async function measureExtremes(side: Side, questions: Questions): Promise<ExtremeTimes[]> {
  const { extremes } = side
  if (!extremes) throw new Error('there are no machines with very much to read')
  const machines = [
    { name: 'one very large manual', ids: [extremes.large] },
    { name: 'very many manuals', ids: [extremes.many] },
    { name: 'both alternately', ids: [extremes.large, extremes.many] },
  ]
  const measured: ExtremeTimes[] = []
  for (const { name, ids } of machines) measured.push(await measure(side, questions, name, ids))
  return measured
}

async function measure(side: Side, questions: Questions, name: string, ids: readonly string[]): Promise<ExtremeTimes> {
  const ask = (turn: number) =>
    timedAnswer(side.staff, ids[turn % ids.length] ?? '', questions.staff[turn % questions.staff.length]?.prompt ?? '')
  const answered = new AbortController()
  const meanwhile = askUntil(side, questions, answered.signal)
  const first = await timed(() => untilAnswered(() => ask(0))).finally(() => answered.abort())
  const later: number[] = []
  for (let turn = 1; turn <= LATER_QUESTIONS; turn += 1) later.push(await ask(turn))
  return { name, first, meanwhile: await meanwhile, later }
}

async function untilAnswered(ask: () => Promise<number>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await ask()
      return
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !String(error).includes('answer_timeout')) throw error
    }
  }
}

async function askUntil(side: Side, { operator }: Questions, signal: AbortSignal): Promise<number[]> {
  const times: number[] = []
  while (!signal.aborted) {
    const question = operator[times.length % operator.length]
    if (!question) throw new Error('there is nothing to ask')
    times.push(await timedAnswer(side.operator, machineOf(side, question), question.prompt))
  }
  return times
}
