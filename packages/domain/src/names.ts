const maxTeamName = 20;
const maxNickname = 20;

export type NameProblem = 'required' | 'tooLong';

/** What is stored: composed, without control or direction characters, without space at the ends. */
export function cleanName(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
}

export function findTeamNameProblem(text: string): NameProblem | undefined {
  return findNameProblem(text, maxTeamName);
}

export function findNicknameProblem(text: string): NameProblem | undefined {
  return findNameProblem(text, maxNickname);
}

function findNameProblem(text: string, longest: number): NameProblem | undefined {
  const characters = Array.from(cleanName(text)).length;
  if (characters === 0) return 'required';
  return characters > longest ? 'tooLong' : undefined;
}

/** As much of a text as a nickname may hold. */
export function cutNickname(text: string): string {
  return Array.from(cleanName(text)).slice(0, maxNickname).join('').trim();
}
