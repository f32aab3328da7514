import type { Speech } from '../speech'
import { expressions } from './trade/expressions'

/** How people speak in Spanish. */
export const speech: Speech = {
  expressions,
  machineKinds: 'cargadora cargador minicargador grua carretilla camion',
  everydaySubjects: `clima pronostico lluvia llover llueve llovera nieve soleado manana
    futbol beisbol baloncesto tenis mundial olimpiadas campeonato gano ganara partido
    chiste chistes broma adivinanza poema poemas cancion canciones musica pelicula peliculas actor actriz novela
    receta recetas cocinar cocino paella tortilla pizza cafe pastel cerveza vino almuerzo cena desayuno restaurante
    bitcoin loteria horoscopo zodiaco
    presidente politica elecciones rey reina capital
    navidad pascua cumpleanos novia novio esposa marido jefe idiota tonto amor
    robot humano chatgpt dios religion`,
}
