import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/shared/api'
import { problem, tokenNotValid } from '../../../../tests/msw/problem'
import { type Exclusively, exclusivelyBy } from './exclusively'
import { refreshTokens, SignedOutMeanwhile } from './refresh-tokens'
import type { Tokens } from './tokens'

const pair = (n: number): Tokens => ({ access_token: `access-${n}`, refresh_token: `refresh-${n}` })

/** The locks of a browser: one holder at a time, in the order of asking, over all tabs. */
function browserLocks(): Pick<LockManager, 'request'> {
  const oneByOne = exclusivelyBy(null)
  return {
    request: (_name: string, work: unknown) => oneByOne(async () => (typeof work === 'function' ? work() : null)),
  }
}

/** A browser with a storage that all its tabs share, and a server that ends a session whose refresh token comes twice. */
function browser() {
  let stored: Tokens | null = pair(1)
  const used: string[] = []
  const locks = browserLocks()
  const storage = {
    read: () => stored,
    write: (tokens: Tokens) => {
      stored = tokens
    },
    clear: () => {
      stored = null
    },
  }
  const exchange = vi.fn(async (refreshToken: string) => {
    if (used.includes(refreshToken)) throw new Error('The session has ended: a refresh token came twice.')
    used.push(refreshToken)
    await Promise.resolve()
    return pair(used.length + 1)
  })
  const revoke = vi.fn()
  const tab = (exclusively: Exclusively = exclusivelyBy(locks)) => ({
    refresh: (held: Tokens) => refreshTokens(held, { storage, exclusively, exchange, revoke }),
  })
  return { storage, exchange, revoke, used, tab }
}

describe('refreshTokens', () => {
  it('gives the new pair and keeps it for the other tabs', async () => {
    const { tab, storage } = browser()
    expect(await tab().refresh(pair(1))).toEqual(pair(2))
    expect(storage.read()).toEqual(pair(2))
  })

  it('"Two tabs refreshing at once must not log anybody out": the second takes what the first got', async () => {
    const { tab, exchange } = browser()
    const outcomes = await Promise.all([tab(), tab(), tab()].map(({ refresh }) => refresh(pair(1))))
    expect(outcomes).toEqual([pair(2), pair(2), pair(2)])
    expect(exchange).toHaveBeenCalledTimes(1)
  })

  it('never sends a refresh token again that was refused', async () => {
    const { tab, exchange, storage } = browser()
    exchange.mockRejectedValueOnce(new ApiError({ status: 401, data: tokenNotValid }))
    const [first, second] = [tab(), tab()]
    const outcomes = await Promise.allSettled([first.refresh(pair(1)), second.refresh(pair(1))])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(exchange).toHaveBeenCalledTimes(1)
    expect(storage.read()).toBeNull()
  })

  it.each([0, 400, 401, 403, 404, 408, 429, 500, 502, 503, 504])(
    'keeps a token after %i, so that the attempt can be repeated, also by the page after a reload',
    async (status) => {
      const { tab, storage, exchange } = browser()
      exchange.mockRejectedValueOnce(new ApiError({ status }))
      await expect(tab().refresh(pair(1))).rejects.toThrow()
      expect(storage.read()).toEqual(pair(1))
      expect(await tab().refresh(pair(1))).toEqual(pair(2))
    },
  )

  it.each([400, 401, 403])('discards a token after %i of the server', async (status) => {
    const { tab, storage, exchange } = browser()
    exchange.mockRejectedValueOnce(new ApiError({ status, data: problem(status, 'refused', 'No.') }))
    await expect(tab().refresh(pair(1))).rejects.toThrow()
    expect(storage.read()).toBeNull()
  })

  it('a tab that slept through several refreshes takes the newest pair', async () => {
    const { tab, storage, exchange } = browser()
    storage.write(pair(7))
    expect(await tab().refresh(pair(1))).toEqual(pair(7))
    expect(exchange).not.toHaveBeenCalled()
  })

  it('ends what it got when somebody signed out meanwhile, and keeps nothing', async () => {
    const { tab, storage, exchange, revoke } = browser()
    exchange.mockImplementationOnce(async () => {
      storage.clear()
      return pair(2)
    })
    await expect(tab().refresh(pair(1))).rejects.toThrow(SignedOutMeanwhile)
    expect(revoke).toHaveBeenCalledExactlyOnceWith('refresh-2')
    expect(storage.read()).toBeNull()
  })

  it('takes the pair of a page that repeated the attempt and was quicker, and ends nothing', async () => {
    const { tab, storage, exchange, revoke } = browser()
    exchange.mockImplementationOnce(async () => {
      storage.write(pair(3))
      return pair(2)
    })
    expect(await tab().refresh(pair(1))).toEqual(pair(3))
    expect(revoke).not.toHaveBeenCalled()
  })

  it('does not ask the server when somebody signed out in another tab', async () => {
    const { tab, storage, exchange } = browser()
    storage.clear()
    await expect(tab().refresh(pair(1))).rejects.toThrow(SignedOutMeanwhile)
    expect(exchange).not.toHaveBeenCalled()
  })

  it('goes one by one in this tab where the browser has no locks', async () => {
    const { tab, exchange } = browser()
    const { refresh } = tab(exclusivelyBy(undefined))
    expect(await Promise.all([refresh(pair(1)), refresh(pair(1))])).toEqual([pair(2), pair(2)])
    expect(exchange).toHaveBeenCalledTimes(1)
  })
})

describe('exclusivelyBy', () => {
  it('lets the next one go on when one failed', async () => {
    const exclusively = exclusivelyBy(null)
    const failed = exclusively(async () => Promise.reject(new Error('first')))
    const next = exclusively(async () => 'second')
    await expect(failed).rejects.toThrow('first')
    expect(await next).toBe('second')
  })
})
