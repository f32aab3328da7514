import { z } from 'zod'
import type { Reply } from '../../../../../infrastructure/language-model/testing/model-server'
import { find } from '../../../finding/find'
import type { RecordLookUp } from '../../../records/look-up/record-look-up'
import type { ComposedAnswer } from '../../engine'
import { compose } from '../../extractive/compose'
import { findCertain } from '../../extractive/suggesting/is-answered'
import { ModelLeft } from '../../model/model-trace'
import { startEngine } from '../../model/testing/ask-engine'
import { citing } from '../../model/testing/scripted-model'
import type { HostileText } from '../hostile-text'
import { manualWith, promptFor, turnsBefore } from './hostile-manual'

/** What the default engine answers: to a question about what stands next to the text, and to the text itself. */
export function attackDefault(hostile: HostileText): ComposedAnswer[] {
  const scope = manualWith(hostile)
  const conversation = turnsBefore(hostile)
  return [promptFor(hostile), hostile.text].map((prompt) => {
    const seeksPart = hostile.place === 'part'
    const ask = (next: string) => findCertain({ prompt: next, conversation: [], seeksPart }, scope)
    const found = find({ prompt, conversation, seeksPart }, scope)
    return compose(found, { characters: 2000, isComplete: true, audience: 'operator', ask })
  })
}

/**
 * What an engine answers whose model obeys the text.
 * @param replies of the model, the last one again and again
 */
export async function attackModel(hostile: HostileText, replies: HostileText['obeys'] = hostile.obeys) {
  let written = 0
  const reply = (request: Parameters<typeof citing>[1]): Reply => {
    const next = replies[Math.min(written++, replies.length - 1)] ?? ''
    return typeof next === 'string' ? { text: cited(next, request) } : next
  }
  const engine = await startEngine({
    understand: ({ question }) => ({
      json: {
        question: question.split('Question:\n').at(-1) || 'winch oil',
        language: hostile.text.includes('Finnish') ? 'fi' : 'en',
        kind: hostile.place === 'record' ? 'record' : 'quantity',
        searches: ['winch gearbox oil', 'winch capacities'],
      },
    }),
    write: Array.from({ length: 12 }, () => reply),
  })
  const shown: string[] = []
  const { lookUp, inputs } = recordsWith(hostile)
  try {
    const answer = await engine
      .ask({
        prompt: promptFor(hostile),
        conversation: turnsBefore(hostile),
        scope: manualWith(hostile),
        records: lookUp,
        onDelta: (text) => shown.push(text),
      })
      .catch((error: unknown) => {
        if (error instanceof ModelLeft) return undefined
        throw error
      })
    return { answer, shown: shown.join(''), lookedUp: inputs, requests: engine.server.requests }
  } finally {
    await engine.close()
  }
}

/** A passage that the words are not in is cited by a name that some passage has. */
function cited(text: string, request: Parameters<typeof citing>[1]): string {
  try {
    return citing(text, request)
  } catch {
    return text.replace(/\[\[.+?\]\]/g, '[P1]')
  }
}

/** Own orders, and nothing that belongs to others. */
function recordsWith({ place, text }: HostileText) {
  const inputs: unknown[] = []
  const own = place === 'record' ? text : 'Order SO-2.4: paid'
  const lookUp: RecordLookUp = {
    input: z.looseObject({ records: z.string() }),
    description: 'Looks up the records that the person who asks may see.',
    async find(input) {
      inputs.push(input)
      const isOwn = JSON.stringify(input) === '{"records":"orders"}'
      return isOwn ? { facts: [{ text: own }], notes: [] } : { facts: [], notes: ['Nothing of that is known.'] }
    },
  }
  return { lookUp, inputs }
}
