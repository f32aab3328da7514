import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { waitingItems } from '@/entities/dashboard/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { waitingLinksFor } from './waiting-links'

const place = waitingItems.find(({ kind }) => kind === 'unanswered_questions')?.places[0]

async function linksOf(readsQuestions: boolean) {
  const links = waitingLinksFor(readsQuestions)
  renderScreen(
    <AtAddress href="/">
      {links.toAll('unanswered_questions', 'All questions')}
      {place && links.toPlace('unanswered_questions', place)}
    </AtAddress>,
  )
  await screen.findByText('All questions')
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'))
}

it('an admin is led to the questions that no manual answered', async () => {
  expect(await linksOf(true)).toEqual(['/manuals/questions', `/manuals/questions?machine_id=${place?.id}`])
})

it('a clerk, who may not read them, is led to the model', async () => {
  expect(await linksOf(false)).toEqual([`/machines/${place?.id}`])
})
