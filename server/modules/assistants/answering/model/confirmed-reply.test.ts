import { expect, it } from 'vitest'
import type { RemovalReason, SupportedStatement } from './checked-reply'
import { confirmReply } from './confirmed-reply'
import type { Reply } from './write-reply'

const statement = (text: string): SupportedStatement => ({
  kind: 'sentence',
  text,
  startsLine: true,
  cited: ['P1'],
  places: [],
  records: [],
  doubts: [],
})

const removed = (text: string) => ({ statement: statement(text), objections: [{ kind: 'word' as const, text }] })

const replyOf = (supported: SupportedStatement[], rest: Partial<Reply> = {}): Reply => ({
  text: '',
  supported,
  removed: [],
  nearest: undefined,
  isTooLong: false,
  lacksLead: false,
  ...rest,
})

async function* written(reply: Reply, yielded = reply.supported): AsyncGenerator<SupportedStatement, Reply> {
  yield* yielded
  return reply
}

const unconfirmed: RemovalReason = { kind: 'unconfirmed', text: '' }

/** Doubts the statements that say "false". */
const doubtFalse = async (statements: readonly SupportedStatement[]) =>
  statements.map(({ text }) => (text.includes('false') ? unconfirmed : undefined))

async function read(writing: ReturnType<typeof written>, confirm = doubtFalse) {
  const groups: string[][] = []
  const shown: string[] = []
  const confirming = confirmReply(writing, (statements) => {
    groups.push(statements.map(({ text }) => text))
    return confirm(statements)
  })
  for (;;) {
    const { done, value } = await confirming.next()
    if (done) return { groups, shown, reply: value }
    shown.push(value.text)
  }
}

const texts = (statements: readonly { text: string }[]) => statements.map(({ text }) => text)

it('reads the first statement alone, then two, four, and what is left', async () => {
  const all = ['a', 'b', 'c', 'd', 'e'].map(statement)
  const { groups, shown, reply } = await read(written(replyOf(all)))
  expect(groups).toEqual([['a'], ['b', 'c'], ['d', 'e']])
  expect(shown).toEqual(texts(all))
  expect(reply.supported).toEqual(all)
})

it('shows a statement as soon as it is confirmed, while the next one is written', async () => {
  let write = (_: SupportedStatement) => {}
  const second = new Promise<SupportedStatement>((resolve) => {
    write = resolve
  })
  const first = statement('a')
  async function* slowly(): AsyncGenerator<SupportedStatement, Reply> {
    yield first
    const last = await second
    yield last
    return replyOf([first, last])
  }
  const confirming = confirmReply(slowly(), doubtFalse)
  expect(await confirming.next()).toEqual({ done: false, value: first })
  write(statement('b'))
  expect(await confirming.next()).toEqual({ done: false, value: statement('b') })
})

it('shows nothing that follows a doubt until all is known, and gives the rest', async () => {
  const all = ['a', 'false b', 'c', 'd'].map(statement)
  const { shown, reply } = await read(written(replyOf(all)))
  expect(shown).toEqual(['a'])
  expect(texts(reply.supported)).toEqual(['a', 'c', 'd'])
  expect(reply.removed).toEqual([{ statement: all[1], objections: [unconfirmed] }])
  expect(reply.lacksLead).toBe(false)
})

it('takes a doubt about the first statement for an answer that is missing', async () => {
  const { reply } = await read(written(replyOf([statement('false a'), statement('b')])))
  expect(reply.lacksLead).toBe(true)
})

it('reads what was not shown because of a removed statement, too', async () => {
  const all = ['a', 'b', 'false c', 'd'].map(statement)
  const { groups, shown, reply } = await read(written(replyOf(all, { removed: [removed('x')] }), all.slice(0, 1)))
  expect(groups).toEqual([['a'], ['b', 'false c', 'd']])
  expect(shown).toEqual(['a'])
  expect(texts(reply.supported)).toEqual(['a', 'b', 'd'])
  expect(reply.removed).toHaveLength(2)
})

it.each([
  ['lacks its answer', replyOf([statement('b')], { removed: [removed('a')], lacksLead: true })],
  ['says that nothing answers', replyOf([statement('b')], { nearest: ['P1'] })],
])('does not read a reply that %s', async (_, reply) => {
  expect(await read(written(reply, []))).toEqual({ groups: [], shown: [], reply })
})

it('ends with the error of a reading while more is written', async () => {
  async function* endless(): AsyncGenerator<SupportedStatement, Reply> {
    yield statement('a')
    return await new Promise<never>(() => undefined)
  }
  const fails = () => Promise.reject(new Error('no model'))
  await expect(read(endless(), fails)).rejects.toThrow('no model')
})
