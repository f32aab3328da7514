import { expect, it } from 'vitest'
import type { RemovalReason, SupportedStatement } from './checked-reply'
import { confirmReply } from './confirmed-reply'
import type { Reply, WrittenReply } from './write-reply'

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

async function* written(reply: Reply, yielded: (SupportedStatement | undefined)[] = reply.supported): WrittenReply {
  yield* yielded
  return reply
}

const unconfirmed: RemovalReason = { kind: 'unconfirmed', text: '' }

/** Confirms all but the statements that say "false". */
const refuseFalse = async (statements: readonly SupportedStatement[]) =>
  statements.map(({ text }) => (text.includes('false') ? unconfirmed : undefined))

async function read(writing: ReturnType<typeof written>, confirm = refuseFalse) {
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
  async function* slowly(): WrittenReply {
    yield first
    const last = await second
    yield last
    return replyOf([first, last])
  }
  const confirming = confirmReply(slowly(), refuseFalse)
  expect(await confirming.next()).toEqual({ done: false, value: first })
  write(statement('b'))
  expect(await confirming.next()).toEqual({ done: false, value: statement('b') })
})

it('shows nothing that follows an unconfirmed statement until all is known, and gives the rest', async () => {
  const all = ['a', 'false b', 'c', 'd'].map(statement)
  const { shown, reply } = await read(written(replyOf(all)))
  expect(shown).toEqual(['a'])
  expect(texts(reply.supported)).toEqual(['a', 'c', 'd'])
  expect(reply.removed).toEqual([{ statement: all[1], objections: [unconfirmed] }])
  expect(reply.lacksLead).toBe(false)
})

it('lacks its answer if the first statement is not confirmed', async () => {
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

it('keeps what is known already of a reply that is not given', async () => {
  const lead = statement('false a')
  const { reply } = await read(written(replyOf([lead], { removed: [removed('x')] })))
  expect(reply.removed).toEqual([removed('x'), { statement: lead, objections: [unconfirmed] }])
})

it('names what the program doubted beside what the reading found', async () => {
  const doubt = { kind: 'place' as const, text: 'b' }
  const all = [statement('a'), { ...statement('false b'), doubts: [doubt] }, statement('c'), statement('d')]
  const { reply } = await read(written(replyOf(all)))
  expect(reply.removed).toEqual([{ statement: all[1], objections: [doubt, unconfirmed] }])
})

it('forgets what was written before a tool was called', async () => {
  const answer = ['b', 'c'].map(statement)
  const steps = [statement('false a'), statement('left waiting'), undefined, ...answer]
  const { groups, shown, reply } = await read(written(replyOf(answer), steps))
  expect(groups).toEqual([['false a'], ['b'], ['c']])
  expect(shown).toEqual(['b', 'c'])
  expect(reply).toEqual(replyOf(answer))
})

it('ends with the error of a reading while more is written', async () => {
  async function* endless(): WrittenReply {
    yield statement('a')
    return await new Promise<never>(() => undefined)
  }
  const fails = () => Promise.reject(new Error('no model'))
  await expect(read(endless(), fails)).rejects.toThrow('no model')
})
