import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { createLogger } from './logger'

describe('the log', () => {
  it('tells a request by its path, and nothing that proves who sends it', async () => {
    const lines: string[] = []
    const sink = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      },
    })
    const app = Fastify({ loggerInstance: createLogger('info', sink) })
    app.get('/secure-files', () => 'file')
    const headers = { authorization: 'Bearer the-token' }
    await app.inject({ url: '/secure-files?path=a&signature=the-proof', headers })
    const log = lines.join('')
    expect(log).toContain('"path":"/secure-files"')
    expect(log).not.toMatch(/the-proof|the-token/)
  })
})
