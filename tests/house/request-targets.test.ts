import { describe, expect, it } from 'vitest'
import { productFiles } from './contract-constants'

const code = (text: string) => text.replace(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, '')

/** Code that creates a server for HTTP. */
const createsServer = (text: string) =>
  /\bFastify(?:<[^(]*>)?\(/.test(code(text)) ||
  (/^import (?!type\b)[^\n]*from 'node:https?'/m.test(text) && /\bcreateServer\(/.test(code(text)))

/** An address that is built from a request's own target or from who it says it was sent by or to. */
const resolvesTarget = (text: string) =>
  /new URL\([^)]*\b(?:request|raw|req)\.url\b|new URL\(url,|headers\.(?:host|origin|referer)\b(?! ===)|x-forwarded/.test(
    code(text),
  )

describe('a request names a path, never a server', () => {
  it.each([
    'new URL(request.url, sandboxUrl)',
    "new URL(request.url ?? '/', target)",
    'const { origin } = request.headers.origin',
    "headers['x-forwarded-host']",
  ])('%s is found', (text) => {
    expect(resolvesTarget(text)).toBe(true)
  })

  it('no address is built from what a request says of its server', () => {
    expect(productFiles.filter(({ text }) => resolvesTarget(text)).map(({ file }) => file)).toEqual([])
  })

  it('every server refuses other targets', () => {
    const servers = productFiles.filter(({ file, text }) => file.startsWith('server/') && createsServer(text))
    expect(servers.map(({ file }) => file)).toContain('server/sandbox/start-sandbox.ts')
    expect(servers.map(({ file }) => file)).toContain('server/http/create-server.ts')
    const guarded = /refuseOtherTargets\(app\.server|answerTransportErrors\(app\)/
    expect(servers.filter(({ text }) => !guarded.test(text)).map(({ file }) => file)).toEqual([])
  })
})
