import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { chooseLanguage, shownLanguage } from '@/shared/lib/i18n'
import { followLanguage } from './follow-language'
import { createQueryClient } from './query-client'

afterEach(() => chooseLanguage('en'))

it('reads what is shown again in a language that was chosen, and not in the same one', async () => {
  const queryClient = createQueryClient()
  const queryFn = vi.fn(async () => shownLanguage())
  const shown = new QueryObserver(queryClient, { queryKey: ['refusals'], queryFn })
  const stops = [followLanguage(queryClient), shown.subscribe(() => undefined)]
  await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe('en'))
  await chooseLanguage('en')
  await chooseLanguage('es')
  await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe('es'))
  expect(queryFn).toHaveBeenCalledTimes(2)
  for (const stop of stops) stop()
})

it('reads again what was asked in the language from before, and answered after the change', async () => {
  const queryClient = createQueryClient()
  const answers: (() => void)[] = []
  const queryFn = () => {
    const language = shownLanguage()
    return new Promise<string>((resolve) => answers.push(() => resolve(language)))
  }
  const shown = new QueryObserver(queryClient, { queryKey: ['notices'], queryFn })
  const stops = [followLanguage(queryClient), shown.subscribe(() => undefined)]
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  await chooseLanguage('es')
  answers[0]?.()
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.()
  await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe('es'))
  for (const stop of stops) stop()
})
