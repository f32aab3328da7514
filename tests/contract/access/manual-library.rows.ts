import type { Rows } from './rows'

const api = '/api/v2'

export const manualLibraryRows: Rows = {
  listManuals: { call: () => ({ url: `${api}/manuals/` }), own: '200 200 200 200 200 200' },
  searchManuals: { call: () => ({ url: `${api}/manuals/search?q=oil` }), own: '200 200 200 200 200 200' },
  getFile: {
    call: async ({ records, side }) => ({
      url: `${api}/files?path=${encodeURIComponent(await records.storedPath(side))}`,
    }),
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
  },
}
