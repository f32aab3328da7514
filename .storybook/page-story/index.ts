export { type PageArgs, pageStory } from './page-story'
