<?php

use dokuwiki\Extension\ActionPlugin;

/** Puts the loader into every page; where there is no board it fetches nothing. */
class action_plugin_passalive extends ActionPlugin
{
    /** @inheritdoc */
    public function register(Doku_Event_Handler $controller)
    {
        $controller->register_hook('TPL_METAHEADER_OUTPUT', 'BEFORE', $this, 'addLoader');
    }

    /** @param Doku_Event $event whose data are the elements of the head, by name */
    public function addLoader(Doku_Event $event)
    {
        $script = ['src' => $this->getConf('files') . 'loader.js', 'defer' => 'defer', '_data' => ''];
        $script['data-view'] = $this->getConf('view');
        if ($this->getConf('links')) {
            // The address of a page whose name stands for itself, however this wiki writes addresses.
            $script['data-links'] = str_replace('name-of-a-page', '$1', wl('name-of-a-page', '', false, '&'));
        }
        $event->data['script'][] = $script;
    }
}
