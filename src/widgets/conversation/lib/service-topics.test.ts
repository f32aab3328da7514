import { describe, expect, it } from 'vitest'
import { tasks } from '@/entities/machine-instance/testing'
import { taskAbout } from './service-topics'

const [service, yearly] = tasks
if (!service || !yearly) throw new Error('the schedule has two tasks')
const engine = { ...service, name: '500 h service', description: 'Change engine oil and filter.' }
const axles = { ...service, name: '1000 h service', description: 'Change transmission and axle oil.' }
const check = { ...yearly, name: 'Yearly safety check', description: 'Brakes, steering, lamps.' }
const schedule = [axles, engine, check]

describe('the task that a question is about', () => {
  it.each([
    ['how much oil does the engine take?', engine],
    ['Which oil do the axles and the transmission take?', axles],
    ['which oil filter fits?', engine],
    ['¿Cuánto aceite lleva el motor?', axles],
    ['how thick must the brake pads be? are the brakes worn?', check],
  ])('%s', (question, task) => expect(taskAbout(question, schedule)?.name).toBe(task.name))

  it('is none for a question about something else, though a word is the same', () => {
    expect(taskAbout('how do I start the engine?', schedule)).toBeUndefined()
    expect(taskAbout('how long is the boom?', schedule)).toBeUndefined()
  })

  it('is none that nobody knows the due date of', () => {
    expect(taskAbout('engine oil', [{ ...engine, due_at_hours: null, due_on: null }])).toBeUndefined()
  })
})
