import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Markdown } from './markdown.tsx';

const draw = (text: string) => renderToStaticMarkup(<Markdown text={text} />);

describe('what staff write', () => {
  test('headings, words, lists, quotes, code and breaks become elements', () => {
    const drawn = draw(
      '# One\n\nA **bold** and *soft* `word`\\\nnext\n\n- a\n- b\n\n3. c\n\n> q\n\n---\n\n```\nx < y\n```',
    );
    for (const part of [
      '<h2>One</h2>',
      '<strong>bold</strong> and <em>soft</em> <code>word</code><br/>',
      '<ul><li><p>a</p></li><li><p>b</p></li></ul>',
      '<ol start="3"><li><p>c</p></li></ol>',
      '<blockquote><p>q</p></blockquote>',
      '<hr/>',
      '<pre><code>x &lt; y</code></pre>',
    ]) {
      expect(drawn).toContain(part);
    }
  });

  test('links lead away without telling where from, also those named below the text', () => {
    const link =
      '<a href="https://example.com/a?b=1&amp;c=2" class="tw-link" target="_blank" rel="noopener noreferrer">';
    expect(draw('[words](https://example.com/a?b=1&c=2)')).toContain(`${link}words</a>`);
    expect(draw('[words][1]\n\n[1]: https://example.com/a?b=1&c=2')).toContain(`${link}words</a>`);
    expect(draw('<mei@halden.app>')).toContain('href="mailto:mei@halden.app"');
  });

  test('a picture is its words', () => {
    expect(draw('![a chart](https://example.com/a.png)')).toContain('<p>a chart</p>');
  });
});

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<style>*{display:none}</style>',
  'text <b onmouseover=alert(1)>bold</b> text',
  '<details open ontoggle=alert(1)>',
  '<!-- --><script>alert(1)</script>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](java&#10;script:alert(1))',
  '[x](java&Tab;script:alert(1))',
  '[x](%6aavascript:alert(1))',
  '[x](&#x1;javascript:alert(1))',
  '[x]( javascript:alert(1))',
  '[x](<javascript:alert(1)>)',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](file:///etc/passwd)',
  '[x](blob:https://example.com/1)',
  '[x](//example.com)',
  '[x](/staff)',
  '[x](#/staff)',
  '[x](https://example.com "a\\" onmouseover=\\"alert(1)")',
  '[x](https://example.com/"onmouseover="alert(1))',
  '[x][1]\n\n[1]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x" onerror="alert(1)](x)',
  '`<script>alert(1)</script>`',
  '```html\n<script>alert(1)</script>\n```',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '[<script>alert(1)</script>](https://example.com)',
  '# <img src=x onerror=alert(1)>',
  '> <svg/onload=alert(1)>',
  '- <math href="javascript:alert(1)">x</math>',
];

const elements = [
  'div',
  'p',
  'a',
  'h2',
  'h3',
  'h4',
  'strong',
  'em',
  'code',
  'pre',
  'ul',
  'ol',
  'li',
  'blockquote',
];

test.each(attacks)('nothing of %j runs, loads or leads anywhere but to the web and to mail', (attack) => {
  const drawn = draw(attack);
  for (const [, name = '', rest = ''] of drawn.matchAll(/<(\w+)([^>]*)>/g)) {
    expect(elements).toContain(name);
    const attributes = [...rest.matchAll(/\s([\w-]+)="([^"]*)"/g)];
    expect(rest.replaceAll(/\s[\w-]+="[^"]*"/g, '')).toBe('');
    for (const [, attribute = '', value = ''] of attributes) {
      const allowed = attribute === 'href' ? /^(https?:\/\/|mailto:)/ : /^/;
      expect(['class', 'href', 'target', 'rel', 'start']).toContain(attribute);
      expect(value).toMatch(allowed);
    }
  }
});
