import type { Rows } from './rows'

const api = '/api/v2/pictures'

/** Who sees a picture is decided by what it belongs to: `listCatalogueParts` and others give its signed addresses. */
export const pictureRows: Rows = {
  uploadPicture: {
    call: async ({ records }) => ({
      url: api,
      file: { field: 'file', name: 'part.png', content: await records.picture(), type: 'image/png' },
    }),
    own: '201 201 201 201 201 201',
    rival: '201 201',
    before: '201 201',
  },
  getPicture: {
    signed: async ({ records, who }) => {
      const id = await records.uploadedPicture(who)
      return { url: `${api}/${id}`, subject: `picture:${id}` }
    },
  },
}
