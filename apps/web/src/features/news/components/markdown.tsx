import { fromMarkdown } from 'mdast-util-from-markdown';
import { Fragment, useMemo } from 'react';
import type { ReactNode } from 'react';
import { findSafeAddress } from '../find-safe-address.ts';
import classes from './markdown.module.css';

/**
 * Markdown as elements, never as HTML: what is not named here is shown as the text it is, so nothing a text holds
 * can run. No pictures: they would tell another site who reads.
 */
export function Markdown({ text }: { readonly text: string }) {
  const tree = useMemo(() => fromMarkdown(text), [text]);
  const draw = useMemo(() => createDrawing(tree), [tree]);
  return <div className={classes.text}>{tree.children.map(draw)}</div>;
}

type Root = ReturnType<typeof fromMarkdown>;
type Nodes = Root['children'][number];
type Draw = (node: Nodes) => ReactNode;
const headings = ['h2', 'h3', 'h4'] as const;

function createDrawing(tree: Root): Draw {
  const addresses = listAddresses(tree);
  const draw: Draw = (node) => <Fragment key={node.position?.start.offset}>{elementOf(node)}</Fragment>;
  const inside = ({ children }: { children: Nodes[] }) => children.map(draw);

  const elementOf: Draw = (node) => {
    switch (node.type) {
      case 'text':
      case 'html':
        return node.value;
      case 'paragraph':
        return <p>{inside(node)}</p>;
      case 'heading': {
        const Heading = headings[Math.min(node.depth, headings.length) - 1] ?? 'h4';
        return <Heading>{inside(node)}</Heading>;
      }
      case 'strong':
        return <strong>{inside(node)}</strong>;
      case 'emphasis':
        return <em>{inside(node)}</em>;
      case 'inlineCode':
        return <code>{node.value}</code>;
      case 'code':
        return (
          <pre>
            <code>{node.value}</code>
          </pre>
        );
      case 'blockquote':
        return <blockquote>{inside(node)}</blockquote>;
      case 'list':
        return node.ordered ? <ol start={node.start ?? 1}>{inside(node)}</ol> : <ul>{inside(node)}</ul>;
      case 'listItem':
        return <li>{inside(node)}</li>;
      case 'thematicBreak':
        return <hr />;
      case 'break':
        return <br />;
      case 'link':
        return <Leading to={node.url}>{inside(node)}</Leading>;
      case 'linkReference':
        return <Leading to={addresses.get(node.identifier) ?? ''}>{inside(node)}</Leading>;
      case 'image':
      case 'imageReference':
        return node.alt;
      default:
        return null;
    }
  };
  return draw;
}

function listAddresses(tree: Root): Map<string, string> {
  return new Map(
    tree.children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url]] : [])),
  );
}

function Leading({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const address = findSafeAddress(to);
  if (address === undefined) return children;
  return (
    <a href={address} className="tw-link" target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
