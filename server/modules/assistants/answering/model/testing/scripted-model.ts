import type { ModelServerRequest, Reply } from '../../../../../infrastructure/language-model/testing/model-server'

type Respond = (request: ModelServerRequest) => Reply

/** What the model replies to each kind of request. */
export interface Script {
  /** By default that the question is what was asked. */
  understand?: Respond
  /** By default that every sentence is confirmed. */
  confirm?: Respond
  /** One after the other, for further requests and for a repair. */
  write?: readonly Respond[]
}

/** What a model makes of a question, which it also searches for. */
export const understood = (question: string) => ({
  json: { question, language: 'en', kind: 'quantity', searches: [question, question] },
})

/** Whether the model is asked what a question means, and not to answer it. */
const isToUnderstand = ({ instructions }: ModelServerRequest) => instructions.startsWith('You prepare the search')

/** Whether the model is asked to compare sentences with their sources. */
export const isToConfirm = ({ instructions }: ModelServerRequest) => instructions.startsWith('You compare sentences')

export const isToWrite = (request: ModelServerRequest) => !isToUnderstand(request) && !isToConfirm(request)

/** What a model says of the sentences that it compares: that they are confirmed, but for those that have certain words. */
export const confirms =
  (unconfirmed?: string): Respond =>
  ({ question }) => {
    const [, list = ''] = question.split('Sentences:\n')
    const sentences = list.split('\n').map((text, at) => ({
      number: at + 1,
      printed: '',
      isConfirmed: unconfirmed === undefined || !text.includes(unconfirmed),
    }))
    return { json: { sentences } }
  }

/** Plays a script; a request that it does not provide for is an error. */
export function scripted({ understand, confirm = confirms(), write = [] }: Script): Respond {
  const replies = [...write]
  return (request) => {
    if (isToUnderstand(request))
      return understand?.(request) ?? understood(request.question.split('Question:\n')[1] ?? '')
    if (isToConfirm(request)) return confirm(request)
    const next = replies.shift()
    if (!next) throw new Error('the script has no further reply')
    return next(request)
  }
}

/** Replies with a text whose citations are found by words of the pages: `[[drain plug]]`. */
export const writes =
  (text: string): Respond =>
  (request) => ({ text: citing(text, request) })

/** The names of the passages that have certain words, in the place of these. */
export function citing(text: string, { body }: ModelServerRequest): string {
  const material = body.messages
    .map(({ content }) => (typeof content === 'string' ? content : JSON.stringify(content)))
    .join('\n')
  return text.replace(/\[\[(.+?)\]\]/g, (_, words: string) => {
    const blocks = material.split(/(?=\[[PR]\d+\] )/)
    const name = blocks
      .find((block) => block.includes(words) && /^\[[PR]\d+\]/.test(block))
      ?.match(/^\[([PR]\d+)\]/)?.[1]
    if (name === undefined) throw new Error(`no passage has the words ${words}`)
    return `[${name}]`
  })
}
