import type { Rows } from './rows'

const machines = '/api/v2/machines'

/** What the meters of machines say. */
export const hoursRows: Rows = {
  listReadings: {
    call: async ({ records, side }) => {
      const { id, instanceId } = await records.reading(side)
      return { url: `${machines}/instance/${instanceId}/readings`, shows: id }
    },
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '404 404',
    before: '200+ 200+',
    after: '200- 200-',
  },
  addReading: {
    call: async ({ records, side }) => ({
      url: `${machines}/instance/${await records.instance(side)}/readings`,
      payload: { value: 1250.5 },
    }),
    own: '201 201 201 201 201 201',
    foreign: '201 404 404 404 404 404',
    rival: '404 404',
    before: '403 403',
    after: '404 404',
  },
  voidReading: {
    call: async ({ records, side }) => ({
      url: `${machines}/readings/${(await records.reading(side)).id}/void`,
      payload: { reason: 'A digit too many' },
    }),
    own: '200 200 200 200 200 403',
    foreign: '200 404 404 404 404 403',
    rival: '404 404',
    before: '403 403',
    after: '404 404',
  },
}
