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

test('what no manual answers is read by the dealership, without who asked, and by the super user', async ({
  page,
  request,
}) => {
  await signIn(page, people.dealerAdmin)
  await waitForManuals(request, 'WL-120')
  const headers = await headersOf(request, people.operator)
  const models = await (await request.get('/api/v2/machines/?search=WL-120', { headers })).json()
  const ask = async (prompt: string) => {
    const data = { prompt, id: models.items[0].id }
    const answer = await (await request.post('/api/v1/assistants/operations', { headers, data })).json()
    expect(answer.refused, prompt).toBe(true)
  }
  const question = 'Where is the flumbuster?'
  await ask(question)
  await ask('where is the flumbuster')
  await ask('What is the weather like today?')

  await page.goto('/')
  await page.getByRole('link', { name: 'Questions that no manual answered, by model' }).click()
  const row = page.getByRole('row').filter({ hasText: /where is the flumbuster/i })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Harrow WL-120')
  await expect(page.getByText(/weather/i)).toHaveCount(0)
  await expect(page.getByText('Ridgeline Quarry')).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  await row.getByRole('link', { name: /^Add a manual for Harrow WL-120/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Harrow WL-120')

  await signIn(page, people.superUser, '/feedback')
  await page.getByRole('link', { name: 'Unanswered questions' }).click()
  await expect(row).toContainText('Northfield Equipment')
  await page.getByRole('link', { name: 'Over time' }).click()
  await expect(page.getByRole('heading', { name: 'Feedback over time' })).toBeVisible()
  const seen = await new AxeBuilder({ page }).analyze()
  expect(seen.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})
