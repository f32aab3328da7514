import { beforeEach, describe, expect, it } from 'vitest'
import { runWorker } from '@/shared/lib/testing/run-worker'

let worker: ReturnType<typeof runWorker>
beforeEach(() => {
  worker = runWorker('portal-worker.js')
})

const open = () => worker.answer('/machine-hours?token=v1', { mode: 'navigate' })
const store = (assets: string[]) => worker.send({ assets })
const build = (name: string) => {
  worker.network.answers = {
    '/machine-hours': () => new Response(`<script src="/assets/app-${name}.js">`),
    [`/assets/app-${name}.js`]: () => new Response(`app ${name}`),
    [`/assets/hours-${name}.js`]: () => new Response(`hours ${name}`),
  }
  return [`/assets/app-${name}.js`, `/assets/hours-${name}.js`]
}

describe('the worker of the page behind a label', () => {
  it('shows the page and its files without a network, once they were there', async () => {
    await store(build('one'))
    worker.network.answers = {}
    expect(await open()).toContain('app-one')
    expect(await worker.answer('/assets/hours-one.js')).toBe('hours one')
  })

  it('shows what the server has as long as it answers, and the stored page where it only fails', async () => {
    await store(build('one'))
    build('two')
    expect(await open()).toContain('app-two')
    for (const status of [429, 502]) {
      worker.network.answers['/machine-hours'] = () => new Response('Later', { status })
      expect(await open()).toContain('app-one')
    }
  })

  it('stores a page and its files together: not the page of one build with the files of another', async () => {
    await store(build('one'))
    const current = build('two')
    await store(['/assets/app-one.js'])
    expect(worker.paths()).toEqual(['/assets/app-one.js', '/assets/hours-one.js', '/machine-hours'])
    await store(current)
    expect(worker.paths().toSorted()).toEqual([...current, '/machine-hours'])
  })

  it('stores no page of a network between as a file or as the page', async () => {
    await store(build('one'))
    const signInPage = () => new Response('<h1>Hotel</h1>', { headers: { 'content-type': 'text/html' } })
    worker.network.answers = { '/machine-hours': signInPage, '/assets/more-one.js': signInPage }
    await worker.answer('/assets/more-one.js')
    await store([])
    worker.network.answers = {}
    expect(await open()).toContain('app-one')
    expect(worker.paths()).not.toContain('/assets/more-one.js')
  })

  it('on a full device, shows the files that it cannot store', async () => {
    build('one')
    worker.device.isFull = true
    expect(await worker.answer('/assets/hours-one.js')).toBe('hours one')
  })

  it('leaves every call of the API, every other site and every change to the browser, and stores none', async () => {
    worker.network.answers['/api/v2/machines/machine-hours-portal/v1'] = () => new Response('{}')
    expect(await worker.answer('/api/v2/machines/machine-hours-portal/v1')).toBeUndefined()
    expect(await worker.answer('/assets/app.js', { method: 'POST' })).toBeUndefined()
    expect(await worker.answer('', { url: 'https://elsewhere.example/assets/app.js' })).toBeUndefined()
    await store(['/api/v2/auth/me', ...build('one')])
    expect(worker.paths().filter((path) => path.startsWith('/api'))).toEqual([])
  })
})
