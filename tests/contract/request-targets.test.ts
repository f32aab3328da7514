import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../support/listener'
import { exchange, otherTargets, statusesIn } from '../support/raw-request'
import { createTestApp, type TestApp } from '../support/test-app'

let test: TestApp
let port: number
beforeAll(async () => {
  test = await createTestApp()
  await listen(test)
  port = (test.app.server.address() as AddressInfo).port
})
afterAll(() => test.close())

describe('the whole product refuses a request whose target is no path, its sockets included', () => {
  it.each(otherTargets('127.0.0.1:9'))('%s', async (_, sent) => {
    const received = await exchange(port, sent)
    expect(statusesIn(received).at(-1)).toBe(400)
    expect(received).toContain('application/problem+json')
  })
})
