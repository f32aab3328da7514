import { expect, test } from '@playwright/test'
import { findRecords } from '../screenshots/records'
import { answerOneByOne, recordShifts } from './support/layout-shifts'
import { people, signIn } from './support/sign-in'

/** Half of what counts as good (web.dev, cumulative layout shift). */
const limit = 0.05

test('nothing moves while the answers to a page’s calls arrive one after the other', async ({ page }) => {
  const records = await findRecords(page.request)
  await recordShifts(page)
  for (const { viewer, paths } of [
    {
      viewer: people.operatorAdmin,
      paths: ['/', `/machine-instances/${records.instance}`, `/orders/${records.order}`],
    },
    {
      viewer: people.dealerAdmin,
      paths: [
        ...['/', `/machine-instances/${records.instance}`, `/orders/${records.order}`],
        ...[`/quotes/${records.quote}`, `/inventory/${records.part}`],
      ],
    },
  ]) {
    await signIn(page, viewer)
    for (const path of paths) {
      const shift = await answerOneByOne(page, path)
      expect.soft(shift, `${path} of ${viewer}`).toBeLessThan(limit)
    }
  }
})
