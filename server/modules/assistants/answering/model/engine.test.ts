import { afterEach, describe, expect, it } from 'vitest'
import { buildManualIndex } from '../../finding/retrieving/manual-index'
import { createScope } from '../../finding/retrieving/scope'
import { spanishScope } from '../../finding/testing/harrow-manuals'
import { manualBuilder } from '../../finding/testing/manual-builder'
import { startEngine } from './testing/ask-engine'
import { citing, confirms, isToConfirm, type Script, writes } from './testing/scripted-model'

let engine: Awaited<ReturnType<typeof startEngine>> | undefined
afterEach(() => engine?.close())

async function start(script: Script) {
  engine = await startEngine(script)
  return engine
}

const oil = 'The capacity for engine oil with filter is 14.5 L of SAE 15W-40. [[Engine oil with filter]]'

describe('what the model writes', () => {
  it('is the answer, with the page that says it', async () => {
    const { ask } = await start({ write: [writes(oil)] })
    const answer = await ask()
    expect(answer).toMatchObject({ engine: 'model', confidence: 'sure', refused: false })
    expect(answer.response).toBe('The capacity for engine oil with filter is 14.5 L of SAE 15W-40. [1]')
    expect(answer.citations[0]).toMatchObject({
      manualId: 'wl-120',
      page: 20,
      quote: 'Engine oil with filter 14.5 SAE 15W-40',
    })
  })

  it('is passed on sentence by sentence, each after its check', async () => {
    const shown: string[] = []
    const { ask } = await start({ write: [writes(`${oil} The hydraulic tank takes 96 L. [[Hydraulic tank]]`)] })
    const answer = await ask({ onDelta: (text) => shown.push(text) })
    expect(shown).toHaveLength(2)
    expect(shown.join('')).toBe(answer.response)
  })

  it('is not shown where the page says another figure; the rest is', async () => {
    const false1 = 'The cooling system takes 96 L. [[Cooling system]]'
    const { ask } = await start({
      write: [writes(`${oil}\nThe hydraulic tank takes 96 L of ISO VG 46. [[Hydraulic tank]]\n${false1}`)],
    })
    const { response, model } = await ask()
    expect(response).not.toContain('cooling')
    expect(response).toContain('96 L of ISO VG 46')
    expect(model.removed.map(({ text }) => text)).toEqual(['The cooling system takes 96 L.'])
  })

  it.each([
    ['no citation', 'The engine takes 14.5 L.'],
    ['a passage that does not exist', 'The engine takes 14.5 L. [P99]'],
    ['a figure that is not on the page', 'The engine takes 15.5 L of oil. [[Engine oil with filter]]'],
    ['a reply that cites nothing and is HTML', '<html><body><h1>502</h1></body></html>'],
  ])('with %s is mended once, by the reasons', async (_, text) => {
    const { ask, lastToWrite } = await start({ write: [writes(text), writes(oil)] })
    const { response, model } = await ask()
    expect(response).toContain('14.5 L of SAE 15W-40')
    expect(model).toMatchObject({ isRepaired: true, prompts: { repair: expect.any(Number) } })
    expect(lastToWrite()?.question).toContain('The check found sentences')
  })

  it('is left where the repair does not hold either', async () => {
    const wrong = writes('The engine takes 15.5 L of oil. [[Engine oil with filter]]')
    const { askInVain } = await start({ write: [wrong, wrong] })
    const { reason, trace } = await askInVain()
    expect(reason).toBe('unsupported')
    expect(trace.passages).toContainEqual({ manualId: 'wl-120', ordinal: expect.any(Number), page: 20 })
    expect(trace.removed).toHaveLength(2)
  })

  it('never lacks a step of a procedure: it is mended as a whole', async () => {
    const steps = (...texts: string[]) =>
      texts.map((text, at) => `${at + 1}. ${text} [[Remove the drain plug]]`).join('\n')
    const first = steps(
      'Park the loader on level ground and stop the engine.',
      'Remove the drain plug with a 24 mm key.',
    )
    const second = steps(
      'Park the loader on level ground and stop the engine.',
      'Remove the drain plug and let the oil run into a pan.',
    )
    const { ask } = await start({ write: [writes(first), writes(second)] })
    const answer = await ask({ prompt: 'How do I drain the engine oil?' })
    expect(answer.response.split('\n')).toEqual([
      '1. Park the loader on level ground and stop the engine. [1]',
      '2. Remove the drain plug and let the oil run into a pan. [1]',
    ])
  })

  it('comes with the notices of the page, in the words of the page', async () => {
    const { ask } = await start({
      write: [writes('Remove the drain plug and let the oil run into a pan. [[Remove the drain plug]]')],
    })
    const { safety } = await ask({ prompt: 'How do I drain the engine oil?' })
    expect(safety).toEqual([
      expect.objectContaining({ level: 'WARNING', text: expect.stringContaining('Hot oil burns the skin'), page: 14 }),
    ])
  })

  it('in another language than the page is marked as its translation', async () => {
    const { ask } = await start({ write: [writes('Grease the arm pins every 10 hours. [[Engrase los pasadores]]')] })
    const { citations } = await ask({ prompt: 'How often do I grease the arm pins?', scope: spanishScope })
    expect(citations[0]).toMatchObject({
      language: 'es',
      quote: 'Engrase los pasadores del brazo cada 10 horas.',
      glosses: [
        { text: 'Engrase los pasadores del brazo cada 10 horas.', translation: 'Grease the arm pins every 10 hours.' },
      ],
    })
  })

  it('has no link, picture or markup', async () => {
    const text =
      'The capacity for engine oil is 14.5 L ![x](http://evil.example/a.png) <img src=x> [here](http://evil.example). [[Engine oil with filter]]'
    const { ask } = await start({ write: [writes(text), writes(oil)] })
    const { response } = await ask()
    expect(response).not.toMatch(/(?<!\\)[<[](?!\d)|evil/)
  })
})

describe('what the model does not confirm when it reads it once more', () => {
  const tank = 'The hydraulic tank takes 96 L of ISO VG 46. [[Hydraulic tank]]'
  const coolant = 'The cooling system takes 22 L. [[Cooling system]]'

  it('is not shown; the rest is', async () => {
    const shown: string[] = []
    const { ask } = await start({ write: [writes(`${oil}\n${tank}\n${coolant}`)], confirm: confirms('hydraulic') })
    const { response, model } = await ask({ onDelta: (text) => shown.push(text) })
    for (const text of [response, shown.join('')]) {
      expect(text).toContain('14.5 L')
      expect(text).not.toContain('96 L')
    }
    expect(response).toContain('22 L')
    expect(model.removed).toEqual([
      { text: 'The hydraulic tank takes 96 L of ISO VG 46.', objections: [{ kind: 'unconfirmed', text: '' }] },
    ])
    expect(model.prompts.confirm).toEqual(expect.any(Number))
  })

  it('is written once more, by what the page says instead, if it is the answer', async () => {
    const doubts = () => ({ json: { sentences: [{ number: 1, printed: 'Hydraulic tank 96', isConfirmed: false }] } })
    const replies = [doubts, confirms()]
    const { ask, lastToWrite } = await start({
      write: [writes(tank), writes(oil)],
      confirm: (request) => replies.shift()?.(request) ?? {},
    })
    const { response } = await ask()
    expect(response).toContain('14.5 L')
    expect(lastToWrite()?.question).toContain('unconfirmed: Hydraulic tank 96')
  })

  it('is whatever it says nothing of', async () => {
    const { askInVain } = await start({
      write: [writes(oil), writes(oil)],
      confirm: () => ({ json: { sentences: [] } }),
    })
    expect((await askInVain()).reason).toBe('unsupported')
  })

  it('is compared with all that its sources say, and with nothing else that was written', async () => {
    const { ask, server } = await start({ write: [writes(`${oil} ${tank}`)] })
    await ask()
    const [first] = server.requests.filter(isToConfirm)
    expect(first?.question).toContain('| Hydraulic tank | 96 |')
    expect(first?.question).toContain('1. The capacity for engine oil with filter is 14.5 L of SAE 15W-40. [P')
    expect(first?.question).not.toContain('The hydraulic tank')
  })

  it('is whatever it says both yes and no to, or nothing that can be read', async () => {
    const verdict = (isConfirmed: boolean) => ({ number: 1, printed: '', isConfirmed })
    for (const reply of [{ json: { sentences: [verdict(false), verdict(true)] } }, { text: 'They are all fine.' }]) {
      const { askInVain, close } = await start({ write: [writes(oil), writes(oil)], confirm: () => reply })
      expect((await askInVain()).reason).toBe('unsupported')
      await close()
    }
  })

  it('is unknown if it does not answer: the default engine does', async () => {
    const { askInVain } = await start({ write: [writes(oil)], confirm: () => ({ status: 401 }) })
    expect((await askInVain()).reason).toBe('unavailable')
  })
})

describe('what the program doubts, but cannot know', () => {
  const misplaced = 'The hydraulic tank takes 14.5 L. [[Engine oil with filter]]'

  it('is decided by the second reading, which is told the doubt', async () => {
    const { ask, server } = await start({ write: [writes(misplaced)] })
    expect((await ask()).response).toContain('14.5 L')
    const [request] = server.requests.filter(isToConfirm)
    expect(request?.question).toMatch(/ \(doubted: place: .+\)$/)
  })

  it('is removed with both reasons if it is not confirmed', async () => {
    const { askInVain } = await start({ write: [writes(misplaced), writes(misplaced)], confirm: confirms('14.5') })
    const [removed] = (await askInVain()).trace.removed
    expect(removed?.objections.map(({ kind }) => kind)).toEqual(['place', 'place', 'unconfirmed'])
  })

  it('is a word in another language, too', async () => {
    const grease =
      'Smear plenty of sheep tallow onto the gudgeons of that arm every 10 hours. [[Engrase los pasadores]]'
    const { ask, server } = await start({ write: [writes(grease)] })
    await ask({ prompt: 'How often do I grease the arm pins?', scope: spanishScope })
    expect(server.requests.find(isToConfirm)?.question).toMatch(/ \(doubted: word: .+\)$/)
  })

  it('is no figure that the page does not have: that is never asked', async () => {
    const wrong = writes('The engine takes 15.5 L of oil. [[Engine oil with filter]]')
    const { askInVain, server } = await start({ write: [wrong, wrong] })
    await askInVain()
    expect(server.requests.filter(isToConfirm)).toEqual([])
  })
})

describe('a question that the pages do not answer', () => {
  it('is refused with the nearest places', async () => {
    const { ask } = await start({ write: [writes('NO ANSWER [[Hydraulic tank]]')] })
    const answer = await ask({ prompt: 'How much brake fluid does it take?' })
    expect(answer).toMatchObject({ engine: 'model', confidence: 'none', refused: true, citations: [] })
    expect(answer.nearest[0]).toMatchObject({ page: 20 })
  })

  it('is searched for once more by tools, of which nothing is shown', async () => {
    const search = () => ({
      text: 'Let me look. ',
      calls: [{ name: 'search_manual', input: { query: 'wheel nut torque' } }],
    })
    const write = [search, writes('The torque of the wheel nut, long, is 610 N·m. [[Wheel nut, long]]')]
    const { ask } = await start({ write })
    const { response, model } = await ask({ prompt: 'What is the torque for the long wheel nut?' })
    expect(response).toBe('The torque of the wheel nut, long, is 610 N·m. [1]')
    expect(model.calls).toEqual([{ tool: 'search_manual', input: { query: 'wheel nut torque' } }])
  })

  it('is mended with what its tools gave, which the model cites then', async () => {
    const search = () => ({ calls: [{ name: 'find_part', input: { query: 'sound level' } }] })
    const wrong = writes('The sound level at the operator station is 99 dB(A). [[quarries and yards]]')
    const right = writes('The sound level at the operator station is 72 dB(A). [[quarries and yards]]')
    const { ask, server } = await start({ write: [search, wrong, right] })
    expect((await ask({ prompt: 'Where is the battery?' })).response).toContain('72 dB')
    expect(JSON.stringify(server.requests[1]?.body.messages)).not.toContain('sound level')
  })

  it('is not given a page twice', async () => {
    const read = () => ({ calls: [{ name: 'read_page', input: { passage: 'P1', page: 20 } }] })
    const { ask, lastToWrite } = await start({ write: [read, writes(oil)] })
    await ask()
    expect(lastToWrite()?.body.messages.at(-1)?.content).toBe('Nothing was found but what you have already.')
  })

  it('ends after six requests, however many tools the model calls', async () => {
    const search = () => ({ calls: [{ name: 'read_page', input: { passage: 'P1', page: 20 } }] })
    const { ask, lastToWrite } = await start({ write: [...Array(5).fill(search), writes(oil)] })
    expect((await ask()).response).toContain('14.5 L')
    expect(lastToWrite()?.body.tool_choice).toBe('none')
  })
})

describe('the weather', () => {
  it.each([
    ['refuses everything', { status: 401 }, 'unavailable'],
    ['is overloaded', { status: 503 }, 'unavailable'],
    ['asks to wait for an hour', { status: 429, headers: { 'retry-after': '3600' } }, 'unavailable'],
    ['has read too much', { status: 413 }, 'unavailable'],
    ['dies in mid-sentence', { text: 'The capacity for engine oil is', diesAfter: 3 }, 'unavailable'],
  ] as const)('a model that %s leaves the question to the default engine', async (_, reply, reason) => {
    const { askInVain } = await start({ write: Array(8).fill(() => reply) })
    expect((await askInVain()).reason).toBe(reason)
  })

  it('a reply that is cut off is written again, shorter', async () => {
    const { ask } = await start({
      write: [(request) => ({ ...writes(oil)(request), finishReason: 'length' }), writes(oil)],
    })
    expect((await ask()).model.isRepaired).toBe(true)
  })

  it('and so is one that is longer than an answer may be', async () => {
    const { ask, lastToWrite } = await start({ write: [writes(Array(40).fill(`1. ${oil}`).join('\n')), writes(oil)] })
    expect((await ask()).response).toBe('The capacity for engine oil with filter is 14.5 L of SAE 15W-40. [1]')
    expect(lastToWrite()?.question).toContain('write a shorter one')
  })

  it('a question that is understood in no readable way is searched for as it was asked', async () => {
    const { ask } = await start({ understand: () => ({ text: 'I think it is about oil {' }), write: [writes(oil)] })
    const { model } = await ask()
    expect(model.understood).toMatchObject({ question: 'How much engine oil does it take?', searches: [] })
  })

  it('an unknown tool is answered, and no failure', async () => {
    const call = () => ({ calls: [{ name: 'drop_tables', input: {} }] })
    const { ask } = await start({ write: [call, writes(oil)] })
    expect((await ask()).response).toContain('14.5 L')
  })

  it('a person who leaves ends the request to the model, and its use is counted', async () => {
    const leaving = new AbortController()
    const never = new Promise(() => undefined)
    const { ask, server, recorded } = await start({
      write: [
        (request) => {
          leaving.abort(new Error('left'))
          return { after: never, ...writes(oil)(request) }
        },
      ],
    })
    await expect(ask({ signal: leaving.signal })).rejects.toThrow('left')
    expect(await server.requests.at(-1)?.ended).toBe('disconnected')
    expect(recorded).toHaveLength(1)
  })

  it('a person who leaves while a sentence is read once more leaves no use uncounted', async () => {
    const leaving = new AbortController()
    const never = new Promise(() => undefined)
    async function* begun(request: Parameters<typeof citing>[1]) {
      yield citing(`${oil} The`, request)
      await never
    }
    const { ask, recorded, lastToWrite } = await start({
      write: [(request) => ({ text: begun(request) })],
      confirm: () => {
        leaving.abort(new Error('left'))
        return { after: never }
      },
    })
    await expect(ask({ signal: leaving.signal })).rejects.toThrow('left')
    const [used] = recorded
    const words = lastToWrite()?.question.split(/\s+/).length
    expect(used?.inputTokens).toBeGreaterThan(words ?? 0)
  })

  it('an organization that has used its budget has no request sent', async () => {
    const { askInVain, server } = await start({})
    expect((await askInVain({ isUsedUp: true })).reason).toBe('budget')
    expect(server.requests).toEqual([])
  })

  it('a model that takes longer than an answer may is left', async () => {
    const { askInVain } = await start({ write: [() => ({ after: new Promise(() => undefined), text: '' })] })
    expect((await askInVain({ timeoutMs: 300 })).reason).toBe('too-slow')
  })
})

describe('a model that sees pictures', () => {
  it('is sent those of scanned pages', async () => {
    const scan = manualBuilder('scan', 'A scan').text(3, ['Oil'], 'Engine oil 14.5 L').passages
    const scope = createScope([buildManualIndex(scan.map((passage) => ({ ...passage, ocr: true as const })))])
    const { ask, lastToWrite } = await start({ write: [writes('Engine oil 14.5 L. [[Engine oil 14.5 L]]')] })
    const drawn: number[] = []
    const drawPage = async ({ page }: { page: number }) => {
      drawn.push(page)
      return Buffer.from([137, 80, 78, 71])
    }
    await ask({ scope, drawPage, seesImages: true })
    expect(drawn).toEqual([3])
    expect(lastToWrite()?.images).toHaveLength(1)
  })
})

describe('a number that was recognized in a scan', () => {
  const passages = manualBuilder('scan', 'A scan').text(
    3,
    ['Belts'],
    'V-belt 27.56865, 1 piece',
    'Tension 12 mm',
  ).passages
  const recognized = createScope([buildManualIndex(passages.map((passage) => ({ ...passage, ocr: true as const })))])
  const belt = 'The V-belt has the number 27.56865. [[27.56865, 1]]'

  it('is not certain, as it may be misread', async () => {
    const { ask } = await start({ write: [writes(belt)] })
    const { confidence, warnings } = await ask({ scope: recognized, prompt: 'Which V-belt?' })
    expect(confidence).toBe('unsure')
    expect(warnings).toEqual([expect.objectContaining({ en: expect.stringContaining('read from a scan') })])
  })

  it.each([
    ['printed', createScope([buildManualIndex(passages)]), belt],
    ['a quantity', recognized, 'The tension is 12 mm. [[Tension 12]]'],
  ])('but one that is %s is', async (_, scope, text) => {
    const { ask } = await start({ write: [writes(text)] })
    expect(await ask({ scope, prompt: 'Which V-belt?' })).toMatchObject({ confidence: 'sure', warnings: [] })
  })
})
