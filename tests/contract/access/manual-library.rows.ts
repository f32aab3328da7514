import type { Rows } from './rows'

const api = '/api/v2'

export const manualLibraryRows: Rows = {
  listManuals: {
    call: async ({ records, side }) => ({
      url: `${api}/manuals/?limit=1000`,
      shows: await records.manual(side, 'READY'),
    }),
    own: '200 200 200 200 200 200',
    rival: '200- 200-',
    before: '200+ 200+',
    after: '200- 200-',
  },
  searchManuals: {
    call: async ({ records, side }) => ({
      url: `${api}/manuals/search?q=oil`,
      shows: await records.storedManual(side),
    }),
    own: '200 200 200 200 200 200',
    rival: '200- 200-',
    before: '200+ 200+',
    after: '200- 200-',
  },
  getFile: {
    call: async ({ records, side }) => ({
      url: `${api}/files?path=${encodeURIComponent(await records.storedPath(side))}`,
    }),
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '404 404',
    before: '200 200',
    after: '404 404',
  },
}
