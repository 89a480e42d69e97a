<?php

use dokuwiki\Extension\SyntaxPlugin;

/** The tag <pass-alive>, whose attributes are those of the HTML element of that name. */
class syntax_plugin_passalive extends SyntaxPlugin
{
    /** @inheritdoc */
    public function getType()
    {
        return 'protected';
    }

    /** @inheritdoc */
    public function getPType()
    {
        return 'block';
    }

    /** @inheritdoc Before preformatted text, which begins with two spaces, as diagrams can. */
    public function getSort()
    {
        return 19;
    }

    /** @inheritdoc */
    public function connectTo($mode)
    {
        $this->Lexer->addEntryPattern('<pass-alive(?=[\s>])[^>]*>(?=.*?</pass-alive>)', $mode, 'plugin_passalive');
    }

    /** @inheritdoc */
    public function postConnect()
    {
        $this->Lexer->addExitPattern('</pass-alive>', 'plugin_passalive');
    }

    /**
     * @inheritdoc
     * @return array the state of the lexer, and at the begin of a tag its attributes by name, else a text
     */
    public function handle($match, $state, $pos, Doku_Handler $handler)
    {
        if ($state !== DOKU_LEXER_ENTER) {
            return [$state, $state === DOKU_LEXER_UNMATCHED ? trim($match, "\r\n") : ''];
        }
        // One without a value, such as `quiz`, has its name for it.
        $value = '\s*=\s*(?:"([^"]*)"|\'([^\']*)\'|([^\s"\'>]+))';
        preg_match_all("/\s([a-z]+)(?![\w-])(?:$value)?/", $match, $found, PREG_SET_ORDER);
        $attributes = [];
        foreach ($found as $attribute) {
            $attributes[$attribute[1]] = end($attribute);
        }
        return [$state, $attributes];
    }

    /** @inheritdoc What the loader turns into a board, and what readers without JavaScript see. */
    public function render($format, Doku_Renderer $renderer, $data)
    {
        [$state, $content] = $data;
        if ($format !== 'xhtml') {
            if ($state === DOKU_LEXER_UNMATCHED && $format !== 'metadata') {
                $renderer->preformatted($content);
            }
        } elseif ($state === DOKU_LEXER_ENTER) {
            // The loader passes on only the names that the element knows.
            $renderer->doc .= '<div class="pass-alive"';
            foreach ($content as $name => $value) {
                $renderer->doc .= " data-$name=\"" . hsc($value) . '"';
            }
            $renderer->doc .= '>';
        } elseif ($state === DOKU_LEXER_UNMATCHED) {
            $renderer->doc .= '<pre>' . hsc($content) . '</pre>';
        } else {
            $renderer->doc .= "</div>\n";
        }
        return true;
    }
}
