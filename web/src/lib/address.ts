/** A table is a house in a street, never an id: something that people can read to each other. */

const STREETS: Record<string, readonly string[]> = {
  "infinite-city": [
    "rue des Lanternes",
    "rue du Nord",
    "quai des Étoiles",
    "rue de l’Horizon",
    "passage du Néon",
    "rue des Ascenseurs",
    "avenue de Minuit",
    "rue du Grand Angle",
    "impasse de la Lune",
    "rue des Toits",
    "boulevard du Verre",
    "rue des Passerelles",
  ],
  "the-city": [
    "boulevard des Affiches",
    "quai des Tanneurs",
    "rue du Théâtre",
    "place du Marché",
    "rue des Imprimeurs",
    "avenue de la Gare",
    "rue du Cinéma",
    "cours des Halles",
    "rue des Architectes",
    "passage du Grand Hôtel",
    "rue de la Fontaine",
    "place des Deux Tours",
  ],
  "la-citta": [
    "via delle Rondini",
    "via dei Mulini",
    "via San Gallo",
    "piazza del Grano",
    "via della Torre",
    "via delle Fonti",
    "borgo Pinti",
    "via dei Cipressi",
    "via del Forno",
    "piazza delle Erbe",
    "via dell’Olmo",
    "costa dei Magnoli",
  ],
  "small-city": [
    "place du Cadastre",
    "rue du Compas",
    "allée des Géomètres",
    "rue de la Mairie",
    "square du Plan",
    "chemin du Lavoir",
    "rue des Écoles",
    "place du Kiosque",
    "rue du Petit Parc",
    "allée des Platanes",
    "rue de l’Équerre",
    "cité Jardin",
  ],
};
const ANYWHERE = ["rue du Faubourg", "place de la Table", "rue des Joueurs", "impasse du Dé", "rue des Pions"];

export interface Address {
  number: number;
  street: string;
}

export function addressOf(game: string, id: string): Address {
  const streets = STREETS[game] ?? ANYWHERE;
  const number = scramble(id);
  return { number: 1 + (number % 98), street: streets[Math.floor(number / 98) % streets.length] ?? "" };
}

export function addressLine(game: string, id: string): string {
  const { number, street } = addressOf(game, id);
  return `${number}, ${street}`;
}

/** FNV-1a, the same on every machine. */
function scramble(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
