import { render } from '@testing-library/react'
import { it } from 'vitest'
import type { Activity } from '../activity'
import { ActivityGroup } from './activity-line'

const assigned = (title: string): Activity => ({
  id: title,
  type: 'machine',
  event: 'machine_assigned',
  title,
  link: '/machines/1',
  timestamp: '2026-11-23T10:00:00.000Z',
})

it('what a dealership assigns is called a model, not a machine, one or several', () => {
  const link = ({ title }: Activity) => title
  const one = render(<ActivityGroup activities={[assigned('Harrow WL-120')]} link={link} />)
  one.getByText('Model assigned')
  const several = render(
    <ActivityGroup activities={[assigned('Harrow WL-120'), assigned('Harrow EX-210')]} link={link} />,
  )
  several.getByText('2 models assigned')
})
