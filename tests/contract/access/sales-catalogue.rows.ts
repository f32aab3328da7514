import { randomUUID } from 'node:crypto'
import type { Rows } from './rows'

const api = '/api/v2'
/** A dealership shows what it sells to its own staff and to the operators that it serves now, to nobody beside. */
const reading = {
  own: '200 200 200 200 200 200',
  foreign: '200 404 404 404 404 404',
  rival: '404 404',
  before: '200 200',
  after: '404 404',
}
const changing = {
  own: '200 200 403 403 403 403',
  foreign: '200 404 403 403 403 403',
  rival: '404 403',
  before: '200 403',
  after: '404 403',
}

/** What dealerships sell. */
export const salesCatalogueRows: Rows = {
  listCatalogues: {
    call: async ({ records, side }) => ({
      url: `${api}/catalogues/?limit=1000`,
      shows: await records.catalogue(side),
    }),
    own: '200 200 200 200 200 200',
    rival: '200- 200-',
    before: '200+ 200+',
    after: '200- 200-',
  },
  createCatalogue: {
    call: async ({ records, who, side }) => {
      await records.catalogue(side)
      // Only a super user finds a dealership that has none yet.
      const organization_id =
        who === 'superUser'
          ? (await records.twoOrganizations()).dealership_id
          : records.organization('dealerAdmin', side)
      return { url: `${api}/catalogues/`, payload: { name: 'Parts', currency: 'USD', organization_id } }
    },
    own: '201 409 403 403 403 403',
    foreign: '201 404 403 403 403 403',
    rival: '404 403',
    before: '409 403',
    after: '404 403',
  },
  getCatalogue: {
    call: async ({ records, side }) => ({ url: `${api}/catalogues/${await records.catalogue(side)}` }),
    ...reading,
  },
  updateCatalogue: {
    call: async ({ records, side }) => ({
      url: `${api}/catalogues/${await records.catalogue(side)}`,
      payload: { version: 1_000_000, name: 'Parts' },
    }),
    own: '409 409 403 403 403 403',
    foreign: '409 404 403 403 403 403',
    rival: '404 403',
    before: '409 403',
    after: '404 403',
  },
  listCatalogueParts: {
    call: async ({ records, side }) => {
      const { partNumber } = await records.cataloguePart(side)
      const url = `${api}/catalogues/${await records.catalogue(side)}/parts?search=${partNumber}`
      return { url, shows: partNumber }
    },
    ...reading,
    before: '200+ 200+',
  },
  createCataloguePart: {
    call: async ({ records, side }) => ({
      url: `${api}/catalogue-parts/`,
      payload: { catalogue_id: await records.catalogue(side), part_number: randomUUID() },
    }),
    ...changing,
    own: '201 201 403 403 403 403',
    foreign: '201 404 403 403 403 403',
    before: '201 403',
  },
  getCataloguePart: {
    call: async ({ records, side }) => ({ url: `${api}/catalogue-parts/${(await records.cataloguePart(side)).id}` }),
    ...reading,
  },
  updateCataloguePart: {
    call: async ({ records, side }) => ({
      url: `${api}/catalogue-parts/${(await records.cataloguePart(side)).id}`,
      payload: { version: 1, is_active: false },
    }),
    ...changing,
  },
  deleteCataloguePart: {
    call: async ({ records, side }) => ({ url: `${api}/catalogue-parts/${(await records.cataloguePart(side)).id}` }),
    ...changing,
  },
  listCatalogueBundles: {
    call: async ({ records, side }) => {
      const { name } = await records.bundle(side)
      return { url: `${api}/catalogues/${await records.catalogue(side)}/bundles?search=${name}`, shows: name }
    },
    ...reading,
    before: '200+ 200+',
  },
  createCatalogueBundle: {
    call: async ({ records, side }) => {
      const part = await records.cataloguePart(side)
      return {
        url: `${api}/catalogue-parts/bundle`,
        payload: {
          catalogue_id: await records.catalogue(side),
          name: 'Winter set',
          parts: [{ part_id: part.id, quantity: 1 }],
        },
      }
    },
    ...changing,
    own: '201 201 403 403 403 403',
    foreign: '201 404 403 403 403 403',
    before: '201 403',
  },
  getCatalogueBundle: {
    call: async ({ records, side }) => ({ url: `${api}/catalogue-parts/bundle/${(await records.bundle(side)).id}` }),
    ...reading,
  },
  updateCatalogueBundle: {
    call: async ({ records, side }) => ({
      url: `${api}/catalogue-parts/bundle/${(await records.bundle(side)).id}`,
      payload: { version: 1, is_active: false },
    }),
    ...changing,
  },
  deleteCatalogueBundle: {
    call: async ({ records, side }) => ({ url: `${api}/catalogue-parts/bundle/${(await records.bundle(side)).id}` }),
    ...changing,
  },
}
