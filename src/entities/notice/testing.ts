import type { Notice, NoticeList } from './notice'

export const importedNotice: Notice = {
  id: '6f1d2c3b-4a5e-4f60-8a7b-9c0d1e2f3a41',
  outcome: 'success',
  text: 'parts.csv is imported. New: 120. Changed: 4. Refused: 0.',
  link: '/manage-catalogue/import/6f1d2c3b-4a5e-4f60-8a7b-9c0d1e2f3a51',
  created_at: '2026-11-21T08:30:00.000Z',
  is_read: false,
}

export const failedNotice: Notice = {
  ...importedNotice,
  id: '6f1d2c3b-4a5e-4f60-8a7b-9c0d1e2f3a42',
  outcome: 'failure',
  text: 'WL-120 Service Manual could not be read. The file is protected by a password.',
  link: '/machines/6f1d2c3b-4a5e-4f60-8a7b-9c0d1e2f3a52',
  is_read: true,
}

export const noticesOf = (items: Notice[]): NoticeList => ({
  items,
  total: items.length,
  page: 1,
  limit: 20,
})

export const removedNotice: Notice = {
  ...importedNotice,
  id: '6f1d2c3b-4a5e-4f60-8a7b-9c0d1e2f3a43',
  outcome: 'failure',
  text: 'HX-200 Engine oil filter is no longer sold and was taken out of your cart.',
  link: '/cart',
}
