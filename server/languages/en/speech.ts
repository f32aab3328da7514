import type { Speech } from '../speech'
import { expressions } from './trade/expressions'

/** How people speak in English. */
export const speech: Speech = {
  expressions,
  machineKinds: 'loader digger backhoe skid steer trackhoe hauler truck crane',
  everydaySubjects: `weather forecast rain rains raining rainy snowing sunny tomorrow
    football soccer baseball basketball tennis hockey olympics championship
    joke jokes riddle poem poems song songs music lyrics movie movies actor actress celebrity novel
    recipe recipes cook cooking pasta pizza espresso coffee cake beer wine lunch dinner breakfast restaurant
    bitcoin crypto lottery horoscope zodiac astrology
    president politics election elections king queen capital
    easter christmas birthday girlfriend boyfriend wife husband boss idiot stupid love
    robot human chatgpt god religion`,
}
