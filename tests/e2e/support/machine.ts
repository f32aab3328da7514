import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { headersOf, people } from './sign-in'

const dayMs = 86_400_000

/** A wheel loader that a test has to itself, as what Ridgeline Quarry's admin may do with it. */
export interface OwnMachine {
  id: string
  name: string
  /** The page that a label on it opens, as path and query. */
  label(): Promise<string>
  /** What its meter was said to show, the newest first. */
  readings(): Promise<number[]>
}

/**
 * Adds a machine of Ridgeline Quarry that Northfield Equipment serves, another one each time. Its meter was read a
 * month ago, so that some hundred hours more are no jump.
 */
export async function addMachine(request: APIRequestContext, hours: number): Promise<OwnMachine> {
  const headers = await headersOf(request, people.operatorAdmin)
  const call = async <Body>(method: 'get' | 'post', path: string, data?: object): Promise<Body> => {
    const answer = await request[method](`/api/v2${path}`, { headers, ...(data && { data }) })
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as Body
  }
  const { organization } = await call<{ organization: { id: string } }>('get', '/auth/me')
  const models = await call<{ items: { id: string }[] }>('get', '/machines/?search=WL-120')
  const serial = `E2E-${randomUUID().slice(0, 8)}`
  const name = `Loader ${serial}`
  const { id } = await call<{ id: string }>('post', `/machines/instances/${organization.id}`, {
    machine_id: models.items[0]?.id,
    serial_number: serial,
    name,
  })
  await call('post', `/machines/instance/${id}/readings`, {
    value: hours,
    taken_at: new Date(Date.now() - 30 * dayMs).toISOString(),
  })
  return {
    id,
    name,
    async label() {
      const { url } = await call<{ url: string }>('post', '/portal-links/', { kind: 'machine_hours', instance_id: id })
      return url.replace(new URL(url).origin, '')
    },
    async readings() {
      const { items } = await call<{ items: { value: number }[] }>('get', `/machines/instance/${id}/readings`)
      return items.map(({ value }) => value)
    },
  }
}
