import type { Rows } from './rows'

const machines = '/api/v2/machines'

/** What the meters of machines say. */
export const hoursRows: Rows = {
  listReadings: {
    call: async ({ records, side }) => ({ url: `${machines}/instance/${await records.instance(side)}/readings` }),
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
  },
  addReading: {
    call: async ({ records, side }) => ({
      url: `${machines}/instance/${await records.instance(side)}/readings`,
      payload: { value: 1250.5 },
    }),
    own: '201 201 201 201 201 201',
    foreign: '201 404 404 404 404 404',
  },
  voidReading: {
    call: async ({ records, side }) => ({
      url: `${machines}/readings/${await records.reading(side)}/void`,
      payload: { reason: 'A digit too many' },
    }),
    own: '200 200 200 200 200 403',
    foreign: '200 404 404 404 404 403',
  },
}
