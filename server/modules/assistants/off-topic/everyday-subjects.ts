import type { Language } from '../../../languages/language'

/**
 * What people ask an assistant about that no machine has, as single normalised words. Collected by the authors of this
 * project from general knowledge, not from questions. A word that is also a machine's, as "cup" or "match", is not here.
 */
const words: Partial<Record<Language, string>> = {
  en: `weather forecast rain rains raining rainy snowing sunny tomorrow
    football soccer baseball basketball tennis hockey olympics championship
    joke jokes riddle poem poems song songs music lyrics movie movies actor actress celebrity novel
    recipe recipes cook cooking pasta pizza espresso coffee cake beer wine lunch dinner breakfast restaurant
    bitcoin crypto lottery horoscope zodiac astrology
    president politics election elections king queen capital
    easter christmas birthday girlfriend boyfriend wife husband boss idiot stupid love
    robot human chatgpt god religion`,
  es: `clima pronostico lluvia llover llueve llovera nieve soleado manana
    futbol beisbol baloncesto tenis mundial olimpiadas campeonato gano ganara partido
    chiste chistes broma adivinanza poema poemas cancion canciones musica pelicula peliculas actor actriz novela
    receta recetas cocinar cocino paella tortilla pizza cafe pastel cerveza vino almuerzo cena desayuno restaurante
    bitcoin loteria horoscopo zodiaco
    presidente politica elecciones rey reina capital
    navidad pascua cumpleanos novia novio esposa marido jefe idiota tonto amor
    robot humano chatgpt dios religion`,
}

const subjects = new Map(
  Object.entries(words).map(([language, list]): [string, ReadonlySet<string>] => [
    language,
    new Set(list.split(/\s+/)),
  ]),
)

/** Whether a normalised word names something of everyday life that no machine has. */
export const isEverydaySubject = (word: string, language: Language): boolean =>
  subjects.get(language)?.has(word) ?? false
