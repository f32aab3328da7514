import { expect, it } from 'vitest'
import { reportOutages } from './report-outages'

it('an outage is reported once, however long it lasts, and its end', async () => {
  const said: string[] = []
  const follow = reportOutages({
    onError: (error) => said.push(String(error)),
    onRecovered: () => said.push('recovered'),
  })
  await follow(Promise.resolve())
  for (let look = 0; look < 3; look += 1) await follow(Promise.reject('the database is down'))
  for (let look = 0; look < 2; look += 1) await follow(Promise.resolve())
  await follow(Promise.reject('down again'))
  expect(said).toEqual(['the database is down', 'recovered', 'down again'])
})
