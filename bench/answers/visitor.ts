import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { demonstrationPassword } from '../../server/seed/demonstration-people'
import type { BenchQuestion } from './question'
import type { Reply } from './score'

/** Uses the app over HTTP as the dealership's admin. */
export async function signIn(address: string) {
  let token = ''
  async function call(path: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers)
    if (token) headers.set('authorization', `Bearer ${token}`)
    const response = await fetch(address + path, { ...init, headers })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const post = (path: string, body: object) =>
    call(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })

  const renew = async () => {
    token = ''
    const credentials = { email: 'admin@northfield.example', password: demonstrationPassword }
    token = (await post('/api/v2/auth/login', credentials)).access_token
  }
  await renew()

  return {
    renew,
    /** @returns undefined when the manual is ready, else why it failed */
    async upload(machineId: string, path: string): Promise<string | undefined> {
      const form = new FormData()
      form.set('machine_id', machineId)
      form.set('files', new File([await readFile(path)], basename(path), { type: 'application/pdf' }))
      await call('/api/v2/files/upload', { method: 'POST', body: form })
      for (;;) {
        const { items } = await call(`/api/v2/machines/${machineId}/manuals`)
        if (items[0].status === 'READY') return undefined
        if (items[0].status === 'FAILED') return items[0].reason
        await wait(250)
      }
    },
    async ask(machineId: string, { question, context }: BenchQuestion): Promise<Reply> {
      const conversation = context ? [{ role: 'user', content: context }] : []
      const started = performance.now()
      const answer = await post('/api/v1/assistants/operations', { prompt: question, id: machineId, conversation })
      return {
        response: answer.response,
        confidence: answer.confidence,
        refused: answer.refused,
        pages: answer.citations.map(({ page }: { page: number }) => page),
        milliseconds: performance.now() - started,
      }
    },
  }
}
