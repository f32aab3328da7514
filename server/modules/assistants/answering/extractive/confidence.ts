import type { Found } from '../../finding/find'
import type { Confidence } from '../engine'
import { isAnswered } from './refusal'

/** How certain it is that the evidence answers the question. */
export const confidenceOf = (found: Found): Confidence => (isAnswered(found) ? 'sure' : 'none')
