import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { headersOf, people, signIn, waitForManuals } from './support/sign-in'

test('the super user reads why a rated question was answered as it was', async ({ page, request }, { project }) => {
  await signIn(page, people.superUser)
  await waitForManuals(request, 'WL-120')

  const question = `how much oil does the engine take? ${project.name}`
  const headers = await headersOf(request, people.operator)
  const models = await (await request.get('/api/v2/machines/?search=WL-120', { headers })).json()
  const asked = { headers, data: { prompt: question, id: models.items[0].id } }
  const answer = await (await request.post('/api/v1/assistants/operations', asked)).json()
  const given = { headers, data: { message_id: answer.id, rating: 'down', reason: 'Too short' } }
  await request.post(`/api/v1/conversations/give-feedback/${answer.conversation_id}`, given)

  await page.goto(`/feedback?search=${encodeURIComponent(question)}`)
  await page.getByRole('button', { name: question }).first().click()
  await page.getByRole('link', { name: 'Why this answer?' }).click()

  await expect(page.getByText('The answer is the same as the original one.')).toBeVisible()
  await expect(page.getByRole('row', { name: /^Score of the best place/ })).toBeVisible()
  const candidates = page.getByRole('list', { name: 'Places considered' })
  await candidates.getByRole('button').first().click()
  await expect(page.getByRole('img', { name: /^Page \d+ of / })).toBeVisible()
  await expect(page.getByText(/^Marked on this page/)).toBeAttached()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})
