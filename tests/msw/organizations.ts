import type { Organization } from '../../src/entities/organization'
import { platformHttp } from './http'

/** The organizations that the reader works with; by default none. */
export const organizationsAre = (...organizations: Organization[]) =>
  platformHttp.get('/organizations/', ({ query, response }) => {
    const items = organizations.filter(({ type }) => [null, type].includes(query.get('type')))
    return response(200).json({ items, total: items.length, page: 1, limit: 1000 })
  })
