import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { platformHttp } from '../../../tests/msw/http'
import { serveWith } from '../../../tests/msw/server'
import { activityQueries } from './activity.queries'

const organization = '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11'
const asked: string[] = []

serveWith(
  platformHttp.get('/organizations/{id}/recent-activity', ({ query, response }) => {
    asked.push(`${query.get('page')}/${query.get('limit')}`)
    return response(200).json({ items: [], total: 48, page: Number(query.get('page')), limit: 5 })
  }),
)

describe('recent activity', () => {
  it('"recent activity 5 per page (20 kept locally)": asks for no more than four pages', async () => {
    const { pages } = await new QueryClient().fetchInfiniteQuery({ ...activityQueries.recent(organization), pages: 9 })
    expect(asked).toEqual(['1/5', '2/5', '3/5', '4/5'])
    expect(pages).toHaveLength(4)
  })
})
