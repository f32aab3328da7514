import { beforeEach, describe, expect, it } from 'vitest'
import { CircuitOpen, createCircuitBreaker } from './circuit-breaker'

class Down extends Error {
  constructor(readonly retryAfterMs?: number) {
    super('down')
  }
}
const failureOf = (error: unknown) => (error instanceof Down ? error : undefined)

let time = 0
let breaker: ReturnType<typeof createCircuitBreaker>
beforeEach(() => {
  time = 0
  breaker = createCircuitBreaker({ failureOf, wait: { first: 10, max: 100 }, now: () => time, random: () => 0 })
})

const fail = (retryAfterMs?: number) =>
  breaker.run(() => Promise.reject(new Down(retryAfterMs))).catch((error: Error) => error)
const succeed = () => breaker.run(async () => 'done')

const open = async () => {
  for (let failures = 0; failures < 3; failures += 1) await fail()
}

describe('the circuit breaker of a server', () => {
  it('refuses attempts after three failures, for a while', async () => {
    await open()
    expect(breaker.isOpen()).toBe(true)
    await expect(succeed()).rejects.toThrow(CircuitOpen)
    time = 40
    expect(await succeed()).toBe('done')
    await fail()
    expect(breaker.isOpen()).toBe(false)
  })

  it('waits longer after each further failure', async () => {
    await open()
    time = 40
    await fail()
    time = 119
    await expect(succeed()).rejects.toThrow(CircuitOpen)
    time = 120
    expect(await succeed()).toBe('done')
  })

  it('allows one attempt at a time after the wait', async () => {
    await open()
    time = 40
    const trial = breaker.run(() => Promise.resolve('first'))
    await expect(succeed()).rejects.toThrow(CircuitOpen)
    expect(await trial).toBe('first')
    expect(await succeed()).toBe('done')
  })

  it('waits as long as the server asks, also after a single failure', async () => {
    await fail(500)
    time = 499
    await expect(succeed()).rejects.toThrow(CircuitOpen)
    time = 500
    expect(await succeed()).toBe('done')
  })

  it('says how long to wait', async () => {
    await fail(500)
    time = 100
    await expect(succeed()).rejects.toMatchObject({ retryAfterMs: 400 })
  })

  it('counts an attempt that the caller ended neither as failure nor as success', async () => {
    await open()
    time = 40
    await breaker.run(() => Promise.reject(new Error('left'))).catch(() => undefined)
    expect(breaker.isOpen()).toBe(false)
    await fail()
    expect(breaker.isOpen()).toBe(true)
  })
  describe('of a stream', () => {
    async function* words(end?: Error) {
      yield 'one'
      yield 'two'
      if (end) throw end
    }
    async function read(end?: Error) {
      const read: string[] = []
      for await (const word of breaker.stream(() => words(end))) read.push(word)
      return read
    }

    it('counts a failure in the middle', async () => {
      for (let failures = 0; failures < 3; failures += 1) await expect(read(new Down())).rejects.toThrow('down')
      await expect(read()).rejects.toThrow(CircuitOpen)
      time = 40
      expect(await read()).toEqual(['one', 'two'])
      await fail()
      expect(breaker.isOpen()).toBe(false)
    })

    it('counts one that is left before its end neither as failure nor as success', async () => {
      await open()
      time = 40
      for await (const word of breaker.stream(() => words())) {
        expect([word, breaker.isOpen()]).toEqual(['one', true])
        break
      }
      expect(breaker.isOpen()).toBe(false)
      await fail()
      expect(breaker.isOpen()).toBe(true)
    })
  })
})
