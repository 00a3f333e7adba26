// The picture of a result to hand on: drawn on a canvas, in the colours of the teams.
import type { MatchInfo, Side } from '../../generated/protocol';
import { inkOn } from '../board/colour';

/** What is written on it. */
export interface Poster {
  readonly info: MatchInfo;
  /** The result in words. */
  readonly title: string;
  readonly score: string;
  /** Numbers of the match, each with what it is in the middle. */
  readonly rows: readonly { readonly what: string; readonly home: string; readonly away: string }[];
  /** The goals in words. */
  readonly goals: readonly string[];
}

export const size = { width: 1200, height: 630 } as const;

/** Draws it. */
export function draw(canvas: HTMLCanvasElement, { info, title, score, rows, goals }: Poster): void {
  const { width, height } = size;
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  const write = (text: string, x: number, y: number, font: string, ink: string, most: number) => {
    pen.font = `${font} system-ui, sans-serif`;
    pen.fillStyle = ink;
    pen.fillText(text, x, y, most);
  };
  for (let stripe = 0; stripe < 8; stripe++) {
    pen.fillStyle = stripe % 2 === 0 ? '#23603a' : '#1f5834';
    pen.fillRect((stripe * width) / 8, 0, width / 8, height);
  }
  pen.strokeStyle = 'rgb(255 255 255 / 0.25)';
  pen.lineWidth = 4;
  pen.strokeRect(24, 24, width - 48, height - 48);
  pen.beginPath();
  pen.arc(width / 2, height / 2, 130, 0, 2 * Math.PI);
  pen.moveTo(width / 2, 24);
  pen.lineTo(width / 2, height - 24);
  pen.stroke();
  pen.fillStyle = 'rgb(6 23 12 / 0.72)';
  pen.fillRect(60, 60, width - 120, height - 120);

  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const side of ['home', 'away'] as Side[]) {
    const { name, colour } = info.teams[side];
    const x = side === 'home' ? 280 : 920;
    pen.fillStyle = colour;
    pen.fillRect(x - 180, 110, 360, 64);
    write(name, x, 143, '700 34px', inkOn(colour), 340);
  }
  write(score, width / 2, 145, '800 84px', '#ffffff', 250);
  write(title, width / 2, 225, '600 34px', '#ffe27a', 900);
  for (const [index, { what, home, away }] of rows.entries()) {
    const y = 285 + index * 44;
    write(home, 430, y, '700 30px', '#ffffff', 160);
    write(what, width / 2, y, '400 26px', '#d3e8da', 240);
    write(away, 770, y, '700 30px', '#ffffff', 160);
  }
  for (const [index, goal] of goals.slice(0, 3).entries()) {
    write(goal, width / 2, 300 + rows.length * 44 + index * 36, '400 24px', '#ffffff', 980);
  }
  write(`${info.title} · Gaffer`, width / 2, height - 86, '400 22px', '#d3e8da', 900);
}

/** The drawn picture as a file. */
export function asFile(canvas: HTMLCanvasElement, name: string): Promise<File | null> {
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob === null ? null : new File([blob], name, { type: 'image/png' })), 'image/png'),
  );
}
